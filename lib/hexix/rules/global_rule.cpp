#include "hexix/rules/global_rule.hpp"

namespace plyglot::hexix {
namespace {

// Those of the own pieces that have as many own neighbours as their number says, and so room for no other.
CellSet filled_of(const State& state, CellSet pieces) {
  CellSet filled = 0;
  for (CellSet rest = pieces; rest != 0; rest &= rest - 1) {
    const Cell cell = first_of(rest);
    if (state.number(cell) == state.neighbour_count(cell, state.to_move())) filled |= set_of(cell);
  }
  return filled;
}

}  // namespace

// The new piece has just as many own neighbours as its number says; each of them gets one more.
CellSet below_count_by_placement(const State& state, CellSet anchors) { return filled_of(state, anchors); }

// The own pieces beside the target get one more neighbour, unless they lose it on the other side. The piece that
// captures is the same piece before and after.
CellSet below_count_by_capture(const State& state, Cell from, Cell to) {
  const CellSet own = state.pieces(state.to_move());
  CellSet below = filled_of(state, neighbours(to) & own & ~neighbours(from) & ~set_of(from));
  const unsigned number = state.number(from);
  const bool is_below_before = number < count(neighbours(from) & own);
  const bool is_below_after = number < count(neighbours(to) & own & ~set_of(from));
  if (is_below_after && !is_below_before) below |= set_of(to);
  return below;
}

}  // namespace plyglot::hexix
