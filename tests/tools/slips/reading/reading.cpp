#include "tools/slips/reading/reading.hpp"

#include "text/ascii.hpp"
#include "tools/slips/reading/plies.hpp"

#include <algorithm>

namespace plyglot::slips {
namespace {

using diagnostics::Diagnostic;
using text::Span;

// An error at a turn, and not only beside it.
bool is_in(const Diagnostic& finding, Span turn) {
  if (!is_error(finding)) return false;
  if (finding.span.empty()) return touches(finding.span, turn);
  return finding.span.begin < turn.end && turn.begin < finding.span.end;
}

struct Work {
  const std::string& text;
  Reading& reading;
};

void add(Work& work, const ReadTurn& turn) {
  Reading& reading = work.reading;
  reading.turns.push_back(turn.span);
  const bool has_error = std::any_of(reading.findings.begin(), reading.findings.end(),
                                     [&](const Diagnostic& finding) { return is_in(finding, turn.span); });
  const std::string_view written = std::string_view(work.text).substr(turn.span.begin, turn.span.size());
  const bool is_unread = has_error || turn.ply.empty();
  reading.plies.push_back(is_unread ? "? " + letters_of(written) : turn.ply);
  if (!turn.is_left_out) reading.guessed_plies.push_back(turn.ply.empty() ? turn.guess : turn.ply);
  if (turn.is_played) reading.played_to = turn.span.end;
}

}  // namespace

bool is_error(const Diagnostic& finding) { return finding.severity == diagnostics::Severity::error; }

std::string letters_of(std::string_view text) {
  std::string letters;
  for (const char c : text) {
    if (static_cast<unsigned char>(c) > ' ') letters += text::to_lower(c);
  }
  return letters;
}

std::size_t Reading::errors() const {
  return static_cast<std::size_t>(std::count_if(findings.begin(), findings.end(), is_error));
}

Reader::Reader(const Subject& subject) : session_(language_of(subject), policy_) {}

std::vector<Diagnostic> Reader::findings(const std::string& text) {
  std::vector<Diagnostic> found;
  session_.lint(chunk_of(text), diagnostics::collect_into(found));
  const auto is_light = [](const Diagnostic& finding) { return finding.severity < diagnostics::Severity::warning; };
  found.erase(std::remove_if(found.begin(), found.end(), is_light), found.end());
  return found;
}

Reading Reader::read(const std::string& text) {
  Reading reading;
  reading.findings = findings(text);
  Work work{text, reading};
  const auto keep = [](void* context, Span, const toolchain::Model& model, bool is_sound) {
    Work& all = *static_cast<Work*>(context);
    for (const ReadTurn& turn : turns_of(model, is_sound)) add(all, turn);
    for (const Span move : moves_of(model)) all.reading.moves.push_back(move);
  };
  session_.read(chunk_of(text), keep, &work, diagnostics::Sink::none());
  return reading;
}

}  // namespace plyglot::slips
