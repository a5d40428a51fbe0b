#include "hive/rules/legality/legality.hpp"

#include "hive/rules/legality/judgement.hpp"

namespace plyglot::hive {
namespace {

using diagnostics::DiagnosticId;

// By the number of the check.
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

Verdict judge_pass(const Game& game, const RuleOptions& options) {
  Verdict verdict;
  if (options.pass == PassRule::free) return verdict;
  std::vector<Move> moves = game.legal_moves();
  if (moves.front().is_pass()) return verdict;
  verdict.check = Check::pass_with_moves;
  verdict.legal = std::move(moves);
  return verdict;
}

}  // namespace

DiagnosticId id_of(Check check) { return ids[static_cast<std::size_t>(check)]; }

std::string_view name_of(Check check) {
  return check == Check::none ? std::string_view() : diagnostics::catalogue_entry(id_of(check)).name;
}

Verdict judge(const Game& game, Attempt attempt) { return judge(game, attempt, game.options()); }

Verdict judge(const Game& game, Attempt attempt, const RuleOptions& options) {
  const GameState& state = game.state();
  if (is_over(state.outcome())) {
    Verdict verdict;
    verdict.check = Check::game_over;
    verdict.related_ply = game.last_ply();
    return verdict;
  }
  if (attempt.piece == no_piece) return judge_pass(game, options);
  if (!holds(state.pieces(), attempt.piece)) {
    Verdict verdict;
    verdict.check = Check::piece_not_in_gametype;
    return verdict;
  }
  if (holds(state.hand(), attempt.piece)) return judge_placement(game, attempt, options);
  const bool is_own = colour_of(attempt.piece) == state.to_move();
  return is_own ? judge_own_piece(game, attempt) : judge_enemy_piece(game, attempt);
}

Move move_of(Attempt attempt) {
  if (attempt.piece == no_piece) return pass;
  return {attempt.piece, spot_of(attempt.to)};
}

}  // namespace plyglot::hive
