#pragma once
// Boards as text, pictures and data.

#include <plyglot/board_graph.hpp>

#include <string>

namespace plyglot::board {

struct TextOptions {
  // ANSI colours for the owners, or for the colours that the pieces have.
  bool colour = false;
};

// A drawing in lines of text with LF line ends: hexagons that touch, the top piece of each stack with its height,
// the last moved piece marked, stacks listed below. Systems are boxes with their stars in the middle and the ships
// around them, and their connections are listed below.
std::string render_text(const BoardGraph& graph, const TextOptions& options = {});
// How pictures show pieces of games that have figures for them.
enum class PieceStyle : std::uint8_t { drawn, letters };

struct SvgOptions {
  PieceStyle pieces = PieceStyle::drawn;
};

// A standalone SVG picture; of systems a star map, with pyramids in three sizes. The ids in it differ from those of
// pictures of other boards, and its attributes `data-` are those of docs/guide/boards.md.
std::string render_svg(const BoardGraph& graph, const SvgOptions& options = {});
// Graphviz input; nodes carry their positions, so that `neato -n` draws the board.
std::string render_dot(const BoardGraph& graph);
// The schema is in docs/board-json.md.
std::string render_json(const BoardGraph& graph);

}  // namespace plyglot::board
