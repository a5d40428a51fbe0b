#include "hive/verdicts/violations.hpp"

#include "findings/rule_words.hpp"
#include "hive/verdicts/offered_moves.hpp"
#include "hive/verdicts/repair/near_moves.hpp"
#include "hive/verdicts/wordings.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::hive {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;
using diagnostics::Fix;
using diagnostics::Safety;
using findings::Finding;

namespace {

constexpr std::array<findings::RuleWords<Rule, verdicts::Wording>, rule_count> rule_words = {{
    {Rule::game_over, DiagnosticId::hive_game_over, verdicts::word_game_over},
    {Rule::pass_with_moves, DiagnosticId::hive_pass_with_moves, verdicts::word_pass},
    {Rule::piece_not_in_gametype, DiagnosticId::hive_piece_not_in_gametype, verdicts::word_game_type},
    {Rule::placement_by_wrong_side, DiagnosticId::hive_wrong_side, verdicts::word_wrong_side},
    {Rule::queen_on_first_turn, DiagnosticId::hive_queen_on_first_turn, verdicts::word_queen_first},
    {Rule::queen_overdue, DiagnosticId::hive_queen_overdue, verdicts::word_queen_overdue},
    {Rule::piece_order, DiagnosticId::hive_piece_order, verdicts::word_order},
    {Rule::placement_on_occupied, DiagnosticId::hive_placement_on_occupied, verdicts::word_placement_on_piece},
    {Rule::placement_detached, DiagnosticId::hive_placement_detached, verdicts::word_placement_detached},
    {Rule::placement_touches_enemy, DiagnosticId::hive_placement_touches_enemy, verdicts::word_touching},
    {Rule::throw_by_no_one, DiagnosticId::hive_wrong_side, verdicts::word_no_one},
    {Rule::throw_before_queen, DiagnosticId::hive_move_before_queen, verdicts::word_throw_before_queen},
    {Rule::throw_stacked, DiagnosticId::hive_throw_stacked, verdicts::word_stacked},
    {Rule::throw_of_stunned, DiagnosticId::hive_stunned_piece, verdicts::word_stunned_target},
    {Rule::throw_breaks_hive, DiagnosticId::hive_breaks_hive, verdicts::word_pinned_target},
    {Rule::thrower_stunned, DiagnosticId::hive_thrower_stunned, verdicts::word_stunned_thrower},
    {Rule::throw_target, DiagnosticId::hive_throw_target, verdicts::word_target},
    {Rule::throw_gate, DiagnosticId::hive_throw_gate, verdicts::word_gate},
    {Rule::move_before_queen, DiagnosticId::hive_move_before_queen, verdicts::word_move_before_queen},
    {Rule::covered_piece, DiagnosticId::hive_covered_piece, verdicts::word_covered},
    {Rule::no_move, DiagnosticId::hive_no_move, verdicts::word_no_move},
    {Rule::stunned_piece, DiagnosticId::hive_stunned_piece, verdicts::word_stunned},
    {Rule::breaks_hive, DiagnosticId::hive_breaks_hive, verdicts::word_pinned},
    {Rule::destination_occupied, DiagnosticId::hive_destination_occupied, verdicts::word_climbing},
    {Rule::destination_detached, DiagnosticId::hive_destination_detached, verdicts::word_detached},
    {Rule::gate_blocked, DiagnosticId::hive_gate_blocked, verdicts::word_way},
    {Rule::cannot_reach, DiagnosticId::hive_cannot_reach, verdicts::word_reach},
}};
static_assert(findings::is_in_order(rule_words, 1));

const auto& row_of(Rule rule) { return rule_words[static_cast<std::size_t>(rule) - 1]; }

}  // namespace

DiagnosticId id_of(Rule rule) { return row_of(rule).id; }

void report_violation(const Situation& situation, const WrittenMove& move, Attempt attempt, const Verdict& verdict,
                      bool is_read, std::optional<Fix> fix, diagnostics::Reporter& reporter) {
  const diagnostics::Severity severity = diagnostics::catalogue_entry(id_of(verdict.rule)).severity;
  verdicts::Wording finding(situation, move, attempt, verdict, severity, reporter);
  finding.fix(std::move(fix));
  row_of(verdict.rule).words(finding);
  verdicts::offer_moves(finding, is_read);
  verdicts::offer_option(finding);
}

void report_custom_violation(const Situation& situation, const WrittenMove& move, Attempt attempt,
                             const Verdict& verdict, diagnostics::Severity severity, diagnostics::Reporter& reporter) {
  verdicts::Wording finding(situation, move, attempt, verdict, severity, reporter);
  row_of(verdict.rule).words(finding);
  verdicts::offer_option(finding);
}

void fix_game_type(const Record& record, PieceSet moved, diagnostics::Reporter& reporter) {
  if (record.type_span.empty()) return;
  const GameType type = smallest_type_with(pieces_of(record.type) | moved);
  for (diagnostics::Diagnostic& found : reporter.pending()) {
    if (found.id != DiagnosticId::hive_piece_not_in_gametype) continue;
    found.fix = Fix{text::format("write `{}`", name_of(type)), Safety::unsafe, {{record.type_span, name_of(type)}}};
  }
}

void report_threefold(const Record& record, const Game& game, diagnostics::Reporter& reporter) {
  const std::vector<std::uint32_t>& occurrences = game.occurrences();
  Finding found(reporter, DiagnosticId::hive_threefold, record.plies.back().span,
                "the position has occurred three times: from here a draw can be claimed");
  // Of a game that goes on from a position: those that are not in the record.
  const auto before = static_cast<std::uint32_t>(game.state().plies() - record.plies.size());
  for (std::size_t i = 0; i + 1 < occurrences.size(); ++i) {
    if (occurrences[i] == before) {
      found.note("the empty board counts as well");
      continue;
    }
    const std::uint32_t ply = occurrences[i] - before - 1;
    found.label(record.plies[ply].span, text::format("after this move (ply {})", ply + 1));
  }
}

Finding report_duplicate(const WrittenMove& move, text::Span before, diagnostics::Reporter& reporter) {
  Finding found(reporter, DiagnosticId::hive_duplicate_move, move.span, "the move is the one before it once more");
  if (!before.empty()) found.label(before, "it was played here");
  return found;
}

std::optional<std::uint32_t> error_about(const WrittenMove& move, const diagnostics::Reporter& reporter) {
  const std::vector<Diagnostic>& findings = reporter.pending();
  for (std::size_t i = reporter.place_from(move.findings_end); i > 0; --i) {
    const Diagnostic& each = findings[i - 1];
    if (each.span.begin < move.span.begin) break;
    if (each.severity == diagnostics::Severity::error && move.span.contains(each.span))
      return reporter.number_at(i - 1);
  }
  if (!reporter.holds_all()) return diagnostics::Reporter::not_held;
  return std::nullopt;
}

void offer_similar_moves(const Situation& situation, const WrittenMove& move, Diagnostic& found) {
  if (found.fix) return;
  const std::vector<Move> legal = situation.game.legal_moves();
  if (legal.empty()) return;
  std::vector<std::string> similar;
  const NearMoves near(situation.source, situation.spelling, situation.game, move);
  for (SimilarMove& each : near.similar()) similar.push_back(std::move(each.text));
  if (!similar.empty()) found.helps.push_back(text::format("did you mean {}?", verdicts::listed(similar, " or ")));
  // What does not look like a move at all may not have been meant as a legal one.
  if (similar.empty() && !move.is_readable) return;
  const std::size_t count = legal.size();
  if (!situation.is_of_text) return;
  found.helps.push_back(text::format("{} legal here: `{}`", text::counted(count, "move is", "moves are"),
                                     verdicts::command_for_moves(situation)));
}

}  // namespace plyglot::hive
