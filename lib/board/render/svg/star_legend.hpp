#pragma once
// The column beside a star map: who is to move, what the signs mean, and what is off the board.

#include <plyglot/board_graph.hpp>

namespace plyglot::board {

inline constexpr std::string_view connection_colour = "#b9c2d4";

struct StarLegend {
  // Elements whose origin is the upper left corner of the column.
  std::string elements;
  // In hundredths.
  std::int64_t width = 0;
  std::int64_t height = 0;
};

StarLegend star_legend_of(const BoardGraph& graph);

}  // namespace plyglot::board
