#include "hive/rules/placements.hpp"

namespace plyglot::hive {

bool is_queen_too_early(const GameState& state, const RuleOptions& options) {
  return state.turn() == 1 && !options.queen_first;
}

bool is_queen_due(const GameState& state) {
  return state.turn() >= 4 && holds(state.hand(), queen_of(state.to_move()));
}

PieceSet placeable_pieces(const GameState& state, const RuleOptions& options) {
  return lowest_of_each_kind(placeable_in_any_order(state, options));
}

PieceSet placeable_in_any_order(const GameState& state, const RuleOptions& options) {
  const Colour side = state.to_move();
  const PieceSet queen = set_of(queen_of(side));
  if (is_queen_due(state)) return queen;
  const PieceSet in_hand = state.hand() & pieces_of(side);
  return is_queen_too_early(state, options) ? in_hand & ~queen : in_hand;
}

}  // namespace plyglot::hive
