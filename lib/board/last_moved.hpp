#pragma once
// What several floors ask of a board.

#include <plyglot/board_graph.hpp>

namespace plyglot::board {

// The piece marked as last moved; null if there is none. Valid as long as the board is unchanged.
const Piece* last_moved(const BoardGraph& graph);
// The first piece that is not active; the same holds.
const Piece* first_inactive(const BoardGraph& graph);

// Whether a board of squares shows an empty one from which it came.
bool has_left_cell(const BoardGraph& graph);

}  // namespace plyglot::board
