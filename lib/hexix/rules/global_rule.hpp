#pragma once
// The global rule: no piece may have more own neighbours than its number says (hexix R8). Both functions ask which
// pieces of the side to move break it after a move and did not before, by their cells after the move.

#include "hexix/rules/state.hpp"

namespace plyglot::hexix {

// `anchors`: the own neighbours of the empty cell where a piece is placed, as many as the number that it gets (R7.4).
CellSet below_count_by_placement(const State& state, CellSet anchors);
CellSet below_count_by_capture(const State& state, Cell from, Cell to);

}  // namespace plyglot::hexix
