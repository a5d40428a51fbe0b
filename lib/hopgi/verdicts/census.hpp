#pragma once
// Whether a position has the pieces of the game: hopgi 7.2.

#include <plyglot/hopgi_position.hpp>

namespace plyglot::hopgi {

// What is wrong with the number of rooks, bishops and pawns on the board and in the hands, those that are promoted
// counted as what they were (R7): "there are 3 rooks and 13 pawns, the game has 4 and 12". Empty if there are 4, 4
// and 12.
std::string census_fault(const Position& position);

bool has_king(const Position& position, Side side);

}  // namespace plyglot::hopgi
