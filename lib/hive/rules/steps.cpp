#include "hive/rules/steps.hpp"

namespace plyglot::hive {
namespace {

// Where no cell is higher than 1, no gate can close above the ground, so that a look at who is there replaces the look
// at all heights.
DirectionSet climbs_on_flat_hive(const Lifted& board, Spot from) {
  if (board.height(from) != 0) return all_directions;
  const DirectionSet occupied = board.occupied_beside(from);
  return occupied | slides_between(occupied);
}

}  // namespace

DirectionSet climbs_from(const Lifted& board, Spot from) {
  if (!board.state().has_stacks()) return climbs_on_flat_hive(board, from);
  std::array<unsigned, board::directions> heights{};
  for (board::Direction d = 0; d < board::directions; ++d) heights[d] = board.height(beside(from, d));
  const unsigned own = board.height(from);
  DirectionSet open = 0;
  for (board::Direction d = 0; d < board::directions; ++d) {
    const unsigned left = heights[board::turned(d, -1)];
    const unsigned right = heights[board::turned(d, 1)];
    if (is_climb_open(own, heights[d], left, right)) open |= direction_set(d);
  }
  return open;
}

}  // namespace plyglot::hive
