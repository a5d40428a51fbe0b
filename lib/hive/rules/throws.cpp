#include "hive/rules/throws.hpp"

#include "hive/board/bits.hpp"
#include "hive/rules/movements_by_kind.hpp"

namespace plyglot::hive {

using board::Direction;

PieceSet pillbug_powers(const GameState& state, Colour side) {
  const PieceSet able = state.alone() & pieces_of(side);
  PieceSet powers = able & pieces_of(BugKind::pillbug);
  for_each<PieceIndex>(able & pieces_of(BugKind::mosquito), [&](PieceIndex mosquito) {
    const unsigned copied = kinds_copied_at(state, state.spot(mosquito));
    if ((copied & bit_of(BugKind::pillbug)) != 0) powers |= set_of(mosquito);
  });
  return powers;
}

PieceSet throwers(const GameState& state, Colour side, PieceIndex stunned) {
  const PieceSet powers = pillbug_powers(state, side);
  return stunned == no_piece ? powers : powers & ~set_of(stunned);
}

// The thrower is alone, so the higher end of either step has height 1, and contact is never lost: a step is closed if
// both cells beside it are higher than 1 (H13). The thrown piece, of height 1 and now in the air, does not count.
DirectionSet open_above(const GameState& state, Spot thrower) {
  if (!state.has_stacks()) return all_directions;
  DirectionSet high = 0;
  for (Direction d = 0; d < board::directions; ++d) {
    if (state.height(beside(thrower, d)) > 1) high |= direction_set(d);
  }
  return static_cast<DirectionSet>(~(clockwise(high) & counter_clockwise(high)) & all_directions);
}

ThrowPlan plan_throws(const GameState& state, PieceIndex thrower, PieceIndex stunned) {
  ThrowPlan plan;
  plan.thrower = state.spot(thrower);
  const DirectionSet occupied = state.occupied_beside(plan.thrower);
  const DirectionSet open = open_above(state, plan.thrower);
  plan.exits = static_cast<DirectionSet>(open & ~occupied);
  for_each<Direction>(open & occupied,
                      [&](Direction direction) { plan.targets |= set_of(state.top(beside(plan.thrower, direction))); });
  plan.targets &= state.alone();
  if (stunned != no_piece) plan.targets &= ~set_of(stunned);
  return plan;
}

}  // namespace plyglot::hive
