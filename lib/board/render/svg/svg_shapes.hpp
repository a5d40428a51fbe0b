#pragma once
// Where the cells of regular boards lie in a picture, and what their outline is. Systems have none.

#include "board/render/svg_writer.hpp"

#include <plyglot/board_graph.hpp>

namespace plyglot::board {

// Words in pictures.

// A text of one line with its middle at (x, y), in hundredths, made smaller where it would be wider than `room`.
struct SvgText {
  std::int64_t x = 0;
  std::int64_t y = 0;
  std::int64_t size = 3000;
  std::int64_t room = 0;
  std::string_view ink = "#1b1b1f";
  std::string_view anchor = "middle";
  bool is_bold = true;
};
void append_text(std::string_view text, const SvgText& at, std::string& out);

// How wide a text of this size is at most, in hundredths.
std::int64_t width_of(std::string_view text, std::int64_t size);

// The centre of a node's cell.
Point centre_of(Shape shape, const Node& node);

// How far a cell reaches from its centre to the side, and up and down.
Point reach_of(Shape shape);

// The outline of a cell around (0, 0), grown or shrunk to `percent`, as an SVG element without its other attributes:
// `<path d="..."`.
std::string outline(Shape shape, std::int64_t percent);

// The same of a piece: as large as the cell on boards of hexagons, and a disc that leaves the corners free on squares.
std::string tile_outline(Shape shape, std::int64_t percent);

// The same of what marks a piece or the cell that it has left: around tiles, and within squares that figures fill.
std::string mark_outline(const BoardGraph& graph, std::int64_t percent);

}  // namespace plyglot::board
