#pragma once
// What may come from the hand, and where to (hive-rules 4.2).

#include "hive/board/bits.hpp"
#include "hive/rules/game_state.hpp"
#include "hive/rules/options/rule_options.hpp"

namespace plyglot::hive {

// H6: the queen would come on the side's first turn, where that is not agreed upon.
bool is_queen_too_early(const GameState& state, const RuleOptions& options);
// H7: the queen is still in the hand, and nothing else may be placed.
bool is_queen_due(const GameState& state);

// H6 to H8: the pieces that the side to move may place, one of each kind.
PieceSet placeable_pieces(const GameState& state, const RuleOptions& options);
// The same where any number of a kind may come first: all of each kind.
PieceSet placeable_in_any_order(const GameState& state, const RuleOptions& options);

// H5: the spot is empty, and the top pieces beside it are all of the side, at least one.
inline bool may_place_at(const GameState& state, Spot spot, Colour side) {
  return !state.is_occupied(spot) && state.tops_beside(spot, side) != 0 && state.tops_beside(spot, other(side)) == 0;
}

// H4, H5: calls `visit(spot)` for every spot where the side to move may place a piece. By the number of pieces on the
// board instead of plies, since a record may begin with passes.
template <class Visit>
void for_each_placement_spot(const GameState& state, Visit visit) {
  const Colour side = state.to_move();
  const PieceSet own = state.tops() & pieces_of(side);
  if (state.on_board() == 0) return visit(Spot{0});
  if (own == 0 && std::popcount(state.on_board()) == 1) {
    const auto only = static_cast<PieceIndex>(std::countr_zero(state.on_board()));
    for (board::Direction d = 0; d < board::directions; ++d) visit(beside(state.spot(only), d));
    return;
  }
  for_each<PieceIndex>(own, [&](PieceIndex piece) {
    const Spot from = state.spot(piece);
    for_each<board::Direction>(all_directions & ~state.occupied_beside(from), [&](board::Direction direction) {
      const Spot spot = beside(from, direction);
      // A spot beside several own pieces is visited for the first of them, clockwise from its north-east.
      const unsigned own_tops = state.tops_beside(spot, side);
      const bool is_first = std::countr_zero(own_tops) == board::opposite(direction);
      if (is_first && state.tops_beside(spot, other(side)) == 0) visit(spot);
    });
  });
}

}  // namespace plyglot::hive
