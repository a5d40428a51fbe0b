#pragma once
// Boards of cells: hexagons and squares, with a legend below.

#include "board/render/svg/svg_frame.hpp"

namespace plyglot::board {

// The board must have a node, and its shape must not be `system`.
SvgFrame frame_of_cells(const BoardGraph& graph, const std::vector<Note>& notes);

}  // namespace plyglot::board
