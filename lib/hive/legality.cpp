#include "hive/legality.hpp"

#include "hive/legality/judgement.hpp"

namespace plyglot::hive {
namespace {

constexpr std::string_view names[] = {"",
                                      "hive/game-over",
                                      "hive/pass-with-moves",
                                      "hive/piece-not-in-gametype",
                                      "hive/wrong-side",
                                      "hive/queen-on-first-turn",
                                      "hive/queen-overdue",
                                      "hive/piece-order",
                                      "hive/placement-on-occupied",
                                      "hive/placement-detached",
                                      "hive/placement-touches-enemy",
                                      "hive/wrong-side",
                                      "hive/move-before-queen",
                                      "hive/throw-stacked",
                                      "hive/stunned-piece",
                                      "hive/breaks-hive",
                                      "hive/thrower-stunned",
                                      "hive/throw-target",
                                      "hive/throw-gate",
                                      "hive/move-before-queen",
                                      "hive/covered-piece",
                                      "hive/no-move",
                                      "hive/stunned-piece",
                                      "hive/breaks-hive",
                                      "hive/destination-occupied",
                                      "hive/destination-detached",
                                      "hive/gate-blocked",
                                      "hive/cannot-reach"};

Verdict judge_pass(const Game& game) {
  Verdict verdict;
  if (game.options().pass == PassRule::free) return verdict;
  std::vector<Move> moves = game.legal_moves();
  if (moves.front().is_pass()) return verdict;
  verdict.check = Check::pass_with_moves;
  verdict.legal = std::move(moves);
  return verdict;
}

}  // namespace

std::string_view name_of(Check check) { return names[static_cast<std::size_t>(check)]; }

Verdict judge(const Game& game, Attempt attempt) {
  const GameState& state = game.state();
  if (is_over(game.outcome())) {
    Verdict verdict;
    verdict.check = Check::game_over;
    verdict.related_ply = game.last_ply();
    return verdict;
  }
  if (attempt.piece == no_piece) return judge_pass(game);
  if (!holds(state.pieces(), attempt.piece)) {
    Verdict verdict;
    verdict.check = Check::piece_not_in_gametype;
    return verdict;
  }
  if (holds(state.hand(), attempt.piece)) return judge_placement(game, attempt);
  const bool is_own = colour_of(attempt.piece) == state.to_move();
  return is_own ? judge_own_piece(game, attempt) : judge_enemy_piece(game, attempt);
}

Move move_of(Attempt attempt) {
  if (attempt.piece == no_piece) return pass;
  return {attempt.piece, spot_of(attempt.to)};
}

}  // namespace plyglot::hive
