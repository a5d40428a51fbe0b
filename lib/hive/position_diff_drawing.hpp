#pragma once
// The difference of two positions as a picture in text.

#include "hive/position_diff.hpp"

namespace plyglot::hive {

// Appends drawings of A and of B as it lies on A's board, side by side if they fit into 100 columns, else one below
// the other. Bugs of B that A has bear their names in A; those that came bear colour and kind alone. `diff` must have
// been made from `a`.
void append_drawing(const Position& a, const PositionDiff& diff, std::string& out);

}  // namespace plyglot::hive
