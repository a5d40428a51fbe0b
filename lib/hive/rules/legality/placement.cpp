// Checks 4 to 10: a piece from the hand.

#include "hive/rules/legality/judgement.hpp"
#include "hive/rules/placements.hpp"

namespace plyglot::hive {
namespace {

// Those of the same kind and colour in the hand with a lower number; H8 asks for the lowest.
PieceIndex lowest_in_hand(const GameState& state, PieceIndex piece) {
  const PieceSet same = pieces_of(kind_of(piece)) & pieces_of(colour_of(piece));
  return static_cast<PieceIndex>(std::countr_zero(state.hand() & same));
}

std::vector<PieceIndex> enemies_beside(const GameState& state, Spot spot) {
  std::vector<PieceIndex> enemies;
  for_each<board::Direction>(state.tops_beside(spot, other(state.to_move())),
                             [&](board::Direction d) { enemies.push_back(state.top(beside(spot, d))); });
  return enemies;
}

// Checks 8 to 10. As in the move generator, pieces on the board stand for plies: the second piece of the game may touch
// the first, if that is the other side's (H4).
Verdict judge_place(const Game& game, Cell to) {
  const GameState& state = game.state();
  const std::optional<Spot> spot = state.find_spot(to);
  if (!spot) {
    return verdict_about(game, Check::placement_detached, {});
  }
  if (state.is_occupied(*spot)) return verdict_about(game, Check::placement_on_occupied, {state.top(*spot)});
  const bool is_second_piece = std::popcount(state.on_board()) == 1;
  std::vector<PieceIndex> enemies = enemies_beside(state, *spot);
  if (!enemies.empty() && !is_second_piece) {
    return verdict_about(game, Check::placement_touches_enemy, std::move(enemies));
  }
  return {};
}

}  // namespace

Verdict judge_placement(const Game& game, Attempt attempt, const RuleOptions& options) {
  const GameState& state = game.state();
  const bool is_queen = kind_of(attempt.piece) == BugKind::queen;
  if (colour_of(attempt.piece) != state.to_move()) {
    return verdict_about_last_ply(game, Check::placement_by_wrong_side);
  }
  if (is_queen && is_queen_too_early(state, options)) {
    return verdict_about(game, Check::queen_on_first_turn, {});
  }
  if (!is_queen && is_queen_due(state)) return verdict_about(game, Check::queen_overdue, {});
  const PieceIndex lowest = lowest_in_hand(state, attempt.piece);
  if (lowest != attempt.piece && options.piece_order == PieceOrder::numeric) {
    return verdict_about(game, Check::piece_order, {lowest});
  }
  return judge_place(game, attempt.to);
}

}  // namespace plyglot::hive
