#pragma once
// Boards of systems as a map with the stars of each in its middle and the ships around them.

#include <plyglot/board_graph.hpp>

namespace plyglot::board {

// A self-contained SVG picture of a board whose shape is `system`.
std::string star_map(const BoardGraph& graph);

}  // namespace plyglot::board
