#include "hive/play_findings.hpp"

#include "text/format.hpp"

namespace plyglot::hive {
namespace {

using diagnostics::DiagnosticId;

// The diagnostic of each check.
constexpr DiagnosticId ids[] = {DiagnosticId{},
                                DiagnosticId::hive_game_over,
                                DiagnosticId::hive_pass_with_moves,
                                DiagnosticId::hive_piece_not_in_gametype,
                                DiagnosticId::hive_wrong_side,
                                DiagnosticId::hive_queen_on_first_turn,
                                DiagnosticId::hive_queen_overdue,
                                DiagnosticId::hive_piece_order,
                                DiagnosticId::hive_placement_on_occupied,
                                DiagnosticId::hive_placement_detached,
                                DiagnosticId::hive_placement_touches_enemy,
                                DiagnosticId::hive_wrong_side,
                                DiagnosticId::hive_move_before_queen,
                                DiagnosticId::hive_throw_stacked,
                                DiagnosticId::hive_stunned_piece,
                                DiagnosticId::hive_breaks_hive,
                                DiagnosticId::hive_thrower_stunned,
                                DiagnosticId::hive_throw_target,
                                DiagnosticId::hive_throw_gate,
                                DiagnosticId::hive_move_before_queen,
                                DiagnosticId::hive_covered_piece,
                                DiagnosticId::hive_no_move,
                                DiagnosticId::hive_stunned_piece,
                                DiagnosticId::hive_breaks_hive,
                                DiagnosticId::hive_destination_occupied,
                                DiagnosticId::hive_destination_detached,
                                DiagnosticId::hive_gate_blocked,
                                DiagnosticId::hive_cannot_reach};

}  // namespace

void report_verdict(const PlayContext& context, const WrittenMove& move, Attempt attempt, const Verdict& verdict,
                    diagnostics::Reporter& reporter) {
  const DiagnosticId id = ids[static_cast<std::size_t>(verdict.check)];
  reporter.report(id, move.span, text::format("`{}` is not legal here", context.spelling.piece(attempt.piece)));
}

void report_stop(const WrittenMove& move, diagnostics::Reporter& reporter) {
  reporter.report(DiagnosticId::hive_replay_stopped, move.span,
                  "from here on only the spelling is checked, since a move before was not played");
}

}  // namespace plyglot::hive
