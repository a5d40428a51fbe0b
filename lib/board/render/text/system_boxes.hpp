#pragma once
// A map of systems, drawn in characters.

#include "board/render/text/drawing.hpp"

#include <plyglot/board_graph.hpp>

namespace plyglot::board {

// Draws every node of a board of systems as a box with its name: stars in parentheses in its middle, ships around them
// on the side of their owner and pointing away from there (`v`, `<`, `^`, `>`). Homes have double lines and their
// owner's name.
void draw_systems(const BoardGraph& graph, Drawing& drawing);

}  // namespace plyglot::board
