#pragma once
// The strip below a picture: who is to move, and what is off the board.

#include <plyglot/board_graph.hpp>

#include <string>

namespace plyglot::board {

struct Legend {
  // Elements whose origin is the upper left corner of the strip.
  std::string elements;
  // In hundredths.
  std::int64_t width = 0;
  std::int64_t height = 0;
};

Legend legend_of(const BoardGraph& graph);

}  // namespace plyglot::board
