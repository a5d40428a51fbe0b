#pragma once
// Boards of systems as a map with the stars of each in its middle and the ships around them.

#include "board/render/svg/svg_frame.hpp"

namespace plyglot::board {

// Of a board whose shape is `system`.
SvgFrame star_map(const BoardGraph& graph, const std::vector<Note>& notes);

}  // namespace plyglot::board
