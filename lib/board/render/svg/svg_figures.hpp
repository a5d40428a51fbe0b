#pragma once
// Drawn pieces: each figure is defined once in a picture, and used where it is seen.

#include "board/render/paint.hpp"

#include <plyglot/board_graph.hpp>

namespace plyglot::board {

// Whether the piece's kind has a figure on this board.
bool has_figure(const BoardGraph& graph, const Piece& piece);

// How a figure is used: around (0, `y`), as large as `percent` of its box, in hundredths and percent.
struct FigureUse {
  std::int64_t y = 0;
  std::int64_t percent = 100;
  // Of the shape, its outline, and the lines over it.
  std::string_view fill;
  std::string_view edge;
  std::string_view lines;
};
// A use of the figure of the piece, which must have one.
void append_figure(const BoardGraph& graph, const Piece& piece, const FigureUse& use, std::string& out);

// Completes a picture that uses figures: `defs` for those that are used in `body`, and in both ids that begin with
// `prefix`, which must be a name of XML.
std::string with_figures(const BoardGraph& graph, std::string_view body, std::string_view prefix);

}  // namespace plyglot::board
