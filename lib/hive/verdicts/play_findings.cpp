#include "hive/verdicts/play_findings.hpp"

#include "findings/rule_words.hpp"
#include "hive/verdicts/check_wordings.hpp"
#include "hive/verdicts/offered_moves.hpp"
#include "text/format.hpp"

namespace plyglot::hive {

using diagnostics::DiagnosticId;
using diagnostics::Fix;
using diagnostics::Safety;
using findings::Finding;

namespace {

constexpr std::array<findings::RuleWords<Check, play::Finding>, check_count> check_words = {{
    {Check::game_over, DiagnosticId::hive_game_over, play::word_game_over},
    {Check::pass_with_moves, DiagnosticId::hive_pass_with_moves, play::word_pass},
    {Check::piece_not_in_gametype, DiagnosticId::hive_piece_not_in_gametype, play::word_game_type},
    {Check::placement_by_wrong_side, DiagnosticId::hive_wrong_side, play::word_wrong_side},
    {Check::queen_on_first_turn, DiagnosticId::hive_queen_on_first_turn, play::word_queen_first},
    {Check::queen_overdue, DiagnosticId::hive_queen_overdue, play::word_queen_overdue},
    {Check::piece_order, DiagnosticId::hive_piece_order, play::word_order},
    {Check::placement_on_occupied, DiagnosticId::hive_placement_on_occupied, play::word_placement_on_piece},
    {Check::placement_detached, DiagnosticId::hive_placement_detached, play::word_placement_detached},
    {Check::placement_touches_enemy, DiagnosticId::hive_placement_touches_enemy, play::word_touching},
    {Check::throw_by_no_one, DiagnosticId::hive_wrong_side, play::word_no_one},
    {Check::throw_before_queen, DiagnosticId::hive_move_before_queen, play::word_throw_before_queen},
    {Check::throw_stacked, DiagnosticId::hive_throw_stacked, play::word_stacked},
    {Check::throw_of_stunned, DiagnosticId::hive_stunned_piece, play::word_stunned_target},
    {Check::throw_breaks_hive, DiagnosticId::hive_breaks_hive, play::word_pinned_target},
    {Check::thrower_stunned, DiagnosticId::hive_thrower_stunned, play::word_stunned_thrower},
    {Check::throw_target, DiagnosticId::hive_throw_target, play::word_target},
    {Check::throw_gate, DiagnosticId::hive_throw_gate, play::word_gate},
    {Check::move_before_queen, DiagnosticId::hive_move_before_queen, play::word_move_before_queen},
    {Check::covered_piece, DiagnosticId::hive_covered_piece, play::word_covered},
    {Check::no_move, DiagnosticId::hive_no_move, play::word_no_move},
    {Check::stunned_piece, DiagnosticId::hive_stunned_piece, play::word_stunned},
    {Check::breaks_hive, DiagnosticId::hive_breaks_hive, play::word_pinned},
    {Check::destination_occupied, DiagnosticId::hive_destination_occupied, play::word_climbing},
    {Check::destination_detached, DiagnosticId::hive_destination_detached, play::word_detached},
    {Check::gate_blocked, DiagnosticId::hive_gate_blocked, play::word_way},
    {Check::cannot_reach, DiagnosticId::hive_cannot_reach, play::word_reach},
}};
static_assert(findings::is_in_order(check_words, 1));

const auto& row_of(Check check) { return check_words[static_cast<std::size_t>(check) - 1]; }

}  // namespace

DiagnosticId id_of(Check check) { return row_of(check).id; }

void report_verdict(const PlayContext& context, const WrittenMove& move, Attempt attempt, const Verdict& verdict,
                    std::optional<Fix> fix, diagnostics::Reporter& reporter) {
  const diagnostics::Severity severity = diagnostics::catalogue_entry(id_of(verdict.check)).severity;
  play::Finding finding(context, move, attempt, verdict, severity, reporter);
  finding.fix(std::move(fix));
  row_of(verdict.check).words(finding);
  play::offer_moves(finding);
  play::offer_option(finding);
}

void report_custom(const PlayContext& context, const WrittenMove& move, Attempt attempt, const Verdict& verdict,
                   diagnostics::Severity severity, diagnostics::Reporter& reporter) {
  play::Finding finding(context, move, attempt, verdict, severity, reporter);
  row_of(verdict.check).words(finding);
  play::offer_option(finding);
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
  for (std::size_t i = 0; i + 1 < occurrences.size(); ++i) {
    if (occurrences[i] == 0) {
      found.note("the empty board counts as well");
      continue;
    }
    const std::uint32_t ply = occurrences[i] - 1;
    found.label(record.plies[ply].span, text::format("after this move (ply {})", ply + 1));
  }
}

Finding report_duplicate(const WrittenMove& move, text::Span before, diagnostics::Reporter& reporter) {
  Finding found(reporter, DiagnosticId::hive_duplicate_move, move.span, "the move is the one before it once more");
  if (!before.empty()) found.label(before, "it was played here");
  return found;
}

}  // namespace plyglot::hive
