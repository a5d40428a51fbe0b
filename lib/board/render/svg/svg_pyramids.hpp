#pragma once
// Pieces of a star map: upright pyramids, seen from above, or lying ones that point away from their owner.

#include "board/render/svg_writer.hpp"
#include "board/seats.hpp"

#include <plyglot/board_graph.hpp>

namespace plyglot::board {

// What a piece takes in hundredths, to the side and up and down. Values 1 to 3 are sizes; others look like 2.
Point extent_of_standing(const Piece& piece);
Point extent_of_lying(const Piece& piece, Side owner);

// Around the middle. The letter of the colour and as many pips as the value says are on them.
void append_standing(const Piece& piece, Point middle, std::string& out);
// `owner`: the side from which it points away.
void append_lying(const Piece& piece, Side owner, Point middle, std::string& out);

}  // namespace plyglot::board
