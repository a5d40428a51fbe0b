#pragma once
// What a picture shows of squares beside their pieces.

#include "board/render/svg_writer.hpp"

#include <plyglot/board_graph.hpp>

namespace plyglot::board {

// The square of a node around (0, 0), with what is written on it if it is empty.
void append_square(const BoardGraph& graph, const Node& node, std::string& out);

// A hole around (0, 0): what one sees of its walls and its ground.
void append_hole(const BoardGraph& graph, std::string& out);

// What marks an empty cell from which the last moved piece came, around (0, 0).
void append_left_ring(const BoardGraph& graph, std::string& out);

// What lies on the squares, and on no piece: the blocked corners.
void append_blocked_corners(const BoardGraph& graph, std::vector<std::string>& elements);

// The names at the margins: those of the rows end left of `left`, those of the columns are below `bottom`.
void append_margins(const BoardGraph& graph, std::int64_t left, std::int64_t bottom, std::string& out);
// How much room they take there, in hundredths; none if there are no names.
Point margins_of(const BoardGraph& graph);

}  // namespace plyglot::board
