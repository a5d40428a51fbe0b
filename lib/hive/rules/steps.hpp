#pragma once
// Single steps: the slide (H12) and the climb step (H13).

#include "hive/rules/game_state.hpp"

#include <algorithm>

namespace plyglot::hive {

// The board while a piece is in the air: "lifted" in hive-rules 2.

// Looks at a state as if the top piece of one spot were not there.
class Lifted {
 public:
  Lifted(const GameState& state, PieceIndex piece)
      : state_(state), start_(state.spot(piece)), is_alone_(state.height(start_) == 1) {}

  const GameState& state() const { return state_; }
  Spot start() const { return start_; }
  // Whether the piece left an empty cell.
  bool is_alone() const { return is_alone_; }

  unsigned height(Spot spot) const { return state_.height(spot) - unsigned{spot == start_}; }
  DirectionSet occupied_beside(Spot spot) const {
    const DirectionSet occupied = state_.occupied_beside(spot);
    return is_alone_ ? static_cast<DirectionSet>(occupied & ~towards(spot, start_)) : occupied;
  }

 private:
  const GameState& state_;
  Spot start_;
  bool is_alone_;
};

// H12: from a cell with these neighbours occupied, the directions of empty neighbours with exactly one of the two cells
// beside the step occupied. Both: the gate is closed. None: contact is lost.
constexpr DirectionSet slides_between(DirectionSet occupied) {
  const DirectionSet one_side_occupied = clockwise(occupied) ^ counter_clockwise(occupied);
  return static_cast<DirectionSet>(one_side_occupied & ~occupied);
}

// H12.
inline DirectionSet slides_from(const Lifted& board, Spot from) { return slides_between(board.occupied_beside(from)); }

// H13: whether a step between two neighbours of these heights passes between two cells of those heights.
constexpr bool is_climb_open(unsigned from, unsigned to, unsigned left, unsigned right) {
  const bool loses_contact = (from | to | left | right) == 0;
  const bool is_gate_closed = std::min(left, right) > std::max(from, to);
  return !loses_contact && !is_gate_closed;
}

// H13: the directions of the open climb steps.
DirectionSet climbs_from(const Lifted& board, Spot from);

}  // namespace plyglot::hive
