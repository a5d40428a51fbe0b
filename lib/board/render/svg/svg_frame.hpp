#pragma once
// The picture of one board in parts, before it is a document: alone, or one of many that follow each other.

#include "board/render/svg_writer.hpp"

#include <plyglot/board_render.hpp>

#include <array>

namespace plyglot::board {

struct SvgFrame {
  // What is drawn of the board, in the order in which it is: whatever of one layer is above all of those before it.
  static constexpr std::size_t layer_count = 3;
  std::array<std::vector<std::string>, layer_count> layers;
  // The corners of all that, in hundredths. Where elements have (0, 0) is at `zero`; frames of one game have the rest
  // in common.
  Point low;
  Point high;
  Point zero;
  // Below the board or to its right; (0, 0) is its upper left corner.
  std::vector<std::string> legend;
  Point legend_extent;
  bool is_legend_beside = false;
  // Around the board and the legend.
  std::int64_t margin = 0;
};

SvgFrame frame_of(const BoardGraph& graph, const SvgOptions& options);

// Where board and legend of a picture are.
struct FramePlaces {
  Point extent;
  // Of the point (0, 0) that frames have in common.
  Point board;
  Point legend;
};
FramePlaces places_of(const SvgFrame& frame);

}  // namespace plyglot::board
