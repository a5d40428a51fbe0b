#pragma once
// Sides, pieces and squares in a sentence.

#include "hopgi/board/squares.hpp"

#include <string>

namespace plyglot::hopgi::spelling {

// "`d4`"
std::string quoted(Square square);
// "White's Pawn"
std::string owned(Piece piece);
// "a Pawn"
std::string one(PieceKind kind);
// "`c3`, `d4` or `e5`"; "nowhere" for none.
std::string squares_phrase(SquareSet squares, std::string_view last_joint);
// "a Rook and 2 Pawns"; "nothing" for an empty one.
std::string hand_phrase(const Hand& hand);
// How the piece moves: "goes one square diagonally".
std::string_view movement_of(PieceKind kind);

}  // namespace plyglot::hopgi::spelling
