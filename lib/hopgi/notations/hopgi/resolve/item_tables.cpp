#include "hopgi/notations/hopgi/resolve/item_tables.hpp"

#include "text/sort.hpp"

#include <algorithm>

namespace plyglot::hopgi::record {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;

namespace {

bool is_about_word(const Diagnostic& finding) {
  return finding.id == DiagnosticId::hopgi_bad_token || finding.id == DiagnosticId::hopgi_unknown_piece ||
         finding.id == DiagnosticId::hopgi_unknown_square;
}

// Made once, so that no turn looks through all of it again.
void make_tables(Resolution& resolution) {
  const std::vector<Item>& items = resolution.ast.items;
  resolution.variation_ends.resize(items.size() + 1);
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (items[i].kind == ItemKind::variation_begin) open.push_back(i);
    if (items[i].kind != ItemKind::variation_end || open.empty()) continue;
    resolution.variation_ends[open.back()] = static_cast<std::uint32_t>(i);
    open.pop_back();
  }
  const diagnostics::Reporter& reporter = resolution.reporter;
  const std::size_t end = reporter.place_from(resolution.findings_of_reading);
  std::vector<std::size_t> places;
  for (std::size_t place = 0; place < end; ++place) {
    if (is_about_word(reporter.pending()[place])) places.push_back(place);
  }
  const auto begin_of = [&](std::size_t place) { return reporter.pending()[place].span.begin; };
  text::sort(places.begin(), places.end(),
             [&](std::size_t a, std::size_t b) { return std::pair(begin_of(a), a) < std::pair(begin_of(b), b); });
  for (const std::size_t place : places) resolution.word_findings.push_back(reporter.number_at(place));
}

}  // namespace

std::size_t end_of_variation(Resolution& resolution, std::size_t begin) {
  if (resolution.variation_ends.empty()) make_tables(resolution);
  return resolution.variation_ends[begin];
}

bool has_variation_after(const Ast& ast, std::size_t turn) {
  for (std::size_t i = turn + 1; i < ast.items.size(); ++i) {
    const Item& item = ast.items[i];
    if (item.kind == ItemKind::variation_begin) return true;
    const bool is_turn = item.kind == ItemKind::turn || (item.kind == ItemKind::bad_token && item.is_turn);
    if (is_turn || item.kind == ItemKind::variation_end) return false;
  }
  return false;
}

std::optional<std::uint32_t> word_finding(Resolution& resolution, text::Span turn) {
  if (resolution.variation_ends.empty()) make_tables(resolution);
  diagnostics::Reporter& reporter = resolution.reporter;
  const auto found = std::lower_bound(
      resolution.word_findings.begin(), resolution.word_findings.end(), turn.begin,
      [&](std::uint32_t finding, std::uint32_t begin) { return reporter.numbered(finding).span.begin < begin; });
  if (found == resolution.word_findings.end() || !turn.contains(reporter.numbered(*found).span)) return std::nullopt;
  return *found;
}

void withdraw_word_findings(Resolution& resolution, text::Span turn) {
  while (const std::optional<std::uint32_t> number = word_finding(resolution, turn)) {
    std::vector<std::uint32_t>& numbers = resolution.word_findings;
    numbers.erase(std::find(numbers.begin(), numbers.end(), *number));
    const Diagnostic& found = resolution.reporter.numbered(*number);
    resolution.reporter.withdraw(found.id, found.span);
  }
}

}  // namespace plyglot::hopgi::record
