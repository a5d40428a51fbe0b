#pragma once
// Boards as text, pictures and data.

#include <plyglot/board_graph.hpp>

#include <string>

namespace plyglot::board {

struct TextOptions {
  // ANSI colours for the owners.
  bool colour = false;
};

// A drawing in lines of text with LF line ends: hexagons that touch, the top piece of each stack with its height,
// the last moved piece marked, stacks listed below.
std::string render_text(const BoardGraph& graph, const TextOptions& options = {});
// A stand-alone SVG picture.
std::string render_svg(const BoardGraph& graph);
// Graphviz input; nodes carry their positions, so that `neato -n` draws the board.
std::string render_dot(const BoardGraph& graph);
// The schema is in docs/board-json.md.
std::string render_json(const BoardGraph& graph);

}  // namespace plyglot::board
