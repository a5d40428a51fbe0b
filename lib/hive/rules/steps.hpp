#pragma once
// Single steps: the slide (H12) and the climb step (H13).

#include "hive/rules/lifted.hpp"

#include <algorithm>

namespace plyglot::hive {

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
