#pragma once
// The difference of two positions as a picture in text.

#include "hive/diff/position_diff.hpp"

#include <plyglot/board_graph.hpp>

namespace plyglot::hive {

// The board of a position: this layer does not know how one is drawn.
using BoardOf = board::BoardGraph (*)(const Position&);

// Appends drawings of A and of B as it lies on A's board, side by side if they fit into 100 columns, else one below
// the other. Bugs of B that A has bear their names in A; those that came bear colour and kind alone. `diff` must have
// been made from `a`.
void append_drawing(const Position& a, const PositionDiff& diff, BoardOf board_of, std::string& out);

}  // namespace plyglot::hive
