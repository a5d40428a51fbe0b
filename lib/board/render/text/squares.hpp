#pragma once
// The squares of a board, drawn in characters.

#include "board/render/text/drawing.hpp"

namespace plyglot::board {

// Draws every node of a board of squares, its blocked corners and the names at its margins. False, with nothing drawn,
// if it has names that are too long for a drawing.
bool draw_squares(const BoardGraph& graph, Drawing& drawing);

}  // namespace plyglot::board
