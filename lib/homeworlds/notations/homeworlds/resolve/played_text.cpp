#include "homeworlds/notations/homeworlds/resolve/played_text.hpp"

#include "homeworlds/verdicts/violations.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
std::optional<std::uint32_t> turn_at(const Ast& ast, std::uint32_t offset) {
  const auto after = std::upper_bound(ast.turns.begin(), ast.turns.end(), offset,
                                      [](std::uint32_t at, const TurnNode& turn) { return at < turn.whole().begin; });
  if (after == ast.turns.begin()) return std::nullopt;
  return static_cast<std::uint32_t>(after - ast.turns.begin() - 1);
}

void play_text(const text::Source& source, const PlayOptions& options, PlayedText& into) {
  into.source = source;
  into.violations.clear();
  read_record(source, options.read, into.ast, into.findings);
  const Profile of_text = into.ast.profile.value_or(profile_of(into.ast.dialect));
  resolve(source, into.ast, options.profile.value_or(of_text), into.findings, into.violations, into.record,
          options.wishes);
}

std::optional<Failure> first_failure(const PlayedText& text, std::uint32_t from) {
  std::optional<Failure> first;
  const auto take = [&](std::uint32_t turn, text::Span span, bool is_of_rules, bool is_wrong_player) {
    if (turn < from || (first && turn > first->turn)) return;
    if (first && turn == first->turn) {
      if (span.begin < first->span.begin) {
        first->span = span;
        first->is_of_rules = is_of_rules;
      }
      first->is_wrong_player = first->is_wrong_player || is_wrong_player;
      return;
    }
    first = Failure{turn, span, is_of_rules, turn >= text.record.certain_turns, is_wrong_player};
  };
  for (const Violation& violation : text.violations) {
    if (violation.severity != diagnostics::Severity::error) continue;
    if (first && violation.turn > first->turn) break;
    take(violation.turn, span_of(text.ast, violation), true, false);
  }
  for (const NotedFinding& finding : text.findings) {
    if (finding.severity != diagnostics::Severity::error) continue;
    const std::optional<std::uint32_t> turn = turn_at(text.ast, finding.span.begin);
    if (turn) take(*turn, finding.span, false, finding.id == DiagnosticId::homeworlds_wrong_player);
  }
  return first;
}

}  // namespace plyglot::homeworlds
