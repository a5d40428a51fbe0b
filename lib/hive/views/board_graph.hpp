#pragma once
// A position as a board that renderers and other programs understand.

#include <plyglot/board_graph.hpp>
#include <plyglot/hive_position.hpp>

namespace plyglot::hive {

// The cells by r, then q, with their stacks (hop R18), each adjacency once (hop R19), and both hands if the set is
// known: what the set has and the board has not. A side whose queen is surrounded has lost (hive-rules H29); after an
// error this is unknown. Linear in the number of bugs, except for sorting the cells.
board::BoardGraph board_of(const Position& position);

}  // namespace plyglot::hive
