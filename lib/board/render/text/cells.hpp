#pragma once
// The cells of boards of hexagons, drawn in characters.

#include "board/render/text/drawing.hpp"

namespace plyglot::board {

// Draws every node of a board of hexagons. False, with nothing drawn, if the board has other cells or
// names that are too long for them.
bool draw_cells(const BoardGraph& graph, Drawing& drawing);

}  // namespace plyglot::board
