#pragma once
// A position as a board that renderers and other programs understand (hexix 8).

#include <plyglot/board_graph.hpp>
#include <plyglot/hexix_record.hpp>

namespace plyglot::hexix {

// All 30 cells in their order, called by their names, with their pieces; D1, where Blue is at home, lies at (0, 0).
// Neighbours have edges both ways, 142 in all (R1). Pieces are active or not by R11.
board::BoardGraph board_of(const Position& position);

// The board without its pieces.
board::BoardGraph empty_board();

// After the last ply. Each piece has the span of the ply that put, raised or moved it last, if one did; what the very
// last ply put, raised or moved is marked. For a record whose position is unknown (R6), the empty board. Linear in the
// number of plies.
board::BoardGraph board_of(const Record& record);

}  // namespace plyglot::hexix
