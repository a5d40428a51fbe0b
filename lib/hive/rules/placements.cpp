#include "hive/rules/placements.hpp"

namespace plyglot::hive {

bool is_queen_too_early(const GameState& state, const RuleOptions& options) {
  return state.turn() == 1 && !options.queen_first;
}

bool is_queen_due(const GameState& state) {
  return state.turn() >= 4 && holds(state.hand(), queen_of(state.to_move()));
}

PieceSet placeable_pieces(const GameState& state, const RuleOptions& options) {
  const Colour side = state.to_move();
  const PieceSet queen = set_of(queen_of(side));
  if (is_queen_due(state)) return queen;
  const PieceSet lowest = lowest_of_each_kind(state.hand() & pieces_of(side));
  return is_queen_too_early(state, options) ? lowest & ~queen : lowest;
}

}  // namespace plyglot::hive
