#pragma once
// Sides, pieces and squares in a sentence.

#include "hopgi/board/squares.hpp"
#include "hopgi/rules/state.hpp"

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

// Why a piece cannot go where it is said to go (hopgi R6).

// A sentence. The piece on `from` has no move to `to`, and no own piece is there.
std::string reason_against(const State& state, Square from, Square to);

// Of a Pawn: where forward is (hopgi R4), which depends on the square; empty for others.
std::string forward_phrase(const State& state, Square from);

// If `to` could be reached by a hop: what it lacks; empty otherwise.
std::string missing_hurdle(const State& state, Square from, Square to);

}  // namespace plyglot::hopgi::spelling
