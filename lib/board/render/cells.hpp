#pragma once
// The cells of regular boards, drawn in characters.

#include "board/render/drawing.hpp"

#include <plyglot/board_graph.hpp>

namespace plyglot::board {

// Draws every node of a board of hexagons or squares. False, with nothing drawn, if the board has no regular cells or
// names that are too long for them.
bool draw_cells(const BoardGraph& graph, Drawing& drawing);

}  // namespace plyglot::board
