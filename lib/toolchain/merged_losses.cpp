// Losses of one kind in a record become one finding (hive-notations X11).
#include "toolchain/merged_losses.hpp"

#include "text/format.hpp"
#include "text/sort.hpp"

#include <algorithm>
#include <map>

namespace plyglot::toolchain {
namespace {

using diagnostics::Diagnostic;

// So many places are shown beside the first: a game can have hundreds of comments.
constexpr std::size_t most_labels = 5;

// An error says why a record is not written.
bool can_be_merged(const Diagnostic& found) {
  return found.severity != diagnostics::Severity::error &&
         diagnostics::catalogue_entry(found.id).phase == diagnostics::Phase::translate;
}

// The others of the kind are what the first one, by its place in the text, has to say.
void merge_into_first(std::vector<Diagnostic>& pending, const std::vector<std::size_t>& places) {
  Diagnostic& first = pending[places.front()];
  for (std::size_t i = 1; i <= std::min(most_labels, places.size() - 1); ++i) {
    const Diagnostic& other = pending[places[i]];
    first.labels.push_back({other.span, other.message == first.message ? "the same" : other.message});
  }
  const std::size_t others = places.size() - 1;
  first.notes.push_back(others > most_labels ? text::format("{} losses of this kind, of which the first {} are shown",
                                                            places.size(), most_labels + 1)
                                             : text::format("{} losses of this kind", places.size()));
  first.arguments.push_back({"count", static_cast<std::int64_t>(places.size())});
}

}  // namespace

void merge_losses(diagnostics::Reporter& reporter) {
  std::vector<Diagnostic>& pending = reporter.pending();
  std::map<diagnostics::DiagnosticId, std::vector<std::size_t>> kinds;
  for (std::size_t place = 0; place < pending.size(); ++place) {
    if (can_be_merged(pending[place])) kinds[pending[place].id].push_back(place);
  }
  std::vector<bool> is_merged(pending.size());
  for (auto& [id, places] : kinds) {
    if (places.size() == 1) continue;
    text::sort(places.begin(), places.end(),
               [&](std::size_t a, std::size_t b) { return diagnostics::reported_before(pending[a], pending[b]); });
    merge_into_first(pending, places);
    for (std::size_t i = 1; i < places.size(); ++i) is_merged[places[i]] = true;
  }
  if (!kinds.empty()) reporter.withdraw(is_merged);
}

}  // namespace plyglot::toolchain
