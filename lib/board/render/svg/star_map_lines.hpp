#pragma once
// The lines of a star map, behind its panels.

#include "board/render/svg_writer.hpp"

#include <plyglot/board_graph.hpp>

namespace plyglot::board {

// Where the panel of a system is.
struct PanelPlace {
  Point middle;
  Point extent;
  // Into the rows, and into its row.
  std::size_t row = 0;
  std::size_t column = 0;
};

// By node, and the nodes of each row.
struct PanelPlaces {
  std::vector<PanelPlace> panels;
  std::vector<std::vector<std::uint32_t>> rows;
  Point extent;
};

// A line for each two systems that an edge connects, whichever way it leads. Panels will be drawn over the lines, so a
// line bends around those that would hide it.
void append_connections(const BoardGraph& graph, const PanelPlaces& places, std::string& out);

}  // namespace plyglot::board
