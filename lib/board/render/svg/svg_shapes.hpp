#pragma once
// Where the cells of regular boards lie in a picture, and what their outline is. Systems have none.

#include "board/render/svg_writer.hpp"

#include <plyglot/board_graph.hpp>

namespace plyglot::board {

// The centre of a node's cell.
Point centre_of(Shape shape, const Node& node);

// How far a cell reaches from its centre to the side, and up and down.
Point reach_of(Shape shape);

// The outline of a cell around (0, 0), grown or shrunk to `percent`, as an SVG element without its other attributes:
// `<path d="..."`.
std::string outline(Shape shape, std::int64_t percent);

// The same of a piece: as large as the cell on boards of hexagons, and a disc that leaves the corners free on squares.
std::string tile_outline(Shape shape, std::int64_t percent);

}  // namespace plyglot::board
