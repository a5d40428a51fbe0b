#include "hive/rules/legality/legality.hpp"

#include "hive/rules/legality/judgement.hpp"

namespace plyglot::hive {
namespace {

Verdict judge_pass(const Game& game, const RuleOptions& options) {
  Verdict verdict;
  if (options.pass == PassRule::free) return verdict;
  std::vector<Move> moves = game.legal_moves();
  if (moves.front().is_pass()) return verdict;
  verdict.rule = Rule::pass_with_moves;
  verdict.legal = std::move(moves);
  return verdict;
}

}  // namespace

Verdict judge(const Game& game, Attempt attempt) { return judge(game, attempt, game.options()); }

Verdict judge(const Game& game, Attempt attempt, const RuleOptions& options) {
  const GameState& state = game.state();
  if (is_over(state.outcome())) {
    Verdict verdict;
    verdict.rule = Rule::game_over;
    verdict.related_ply = game.last_ply();
    return verdict;
  }
  if (attempt.piece == no_piece) return judge_pass(game, options);
  if (!holds(state.pieces(), attempt.piece)) {
    Verdict verdict;
    verdict.rule = Rule::piece_not_in_gametype;
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
