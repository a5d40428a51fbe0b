#pragma once
// A position as a board that renderers and other programs understand.

#include <plyglot/board_graph.hpp>
#include <plyglot/hopgi_record.hpp>
#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi {

// All 43 squares in their order, called by their names, with their pieces; a1, which is missing, would lie at (0, 0).
// Squares have edges both ways to all that one step leads to (R1, R2), 260 in all. The outcome is that of the kings
// (R10); if neither side has one, there is no winner.
board::BoardGraph board_of(const Position& position);

// With the marks of a diagram. After an error the outcome is unknown. For lines that are not a position, the empty
// board.
board::BoardGraph board_of(const Setup& setup);

// The board without its pieces.
board::BoardGraph empty_board();

// After the last turn of the game itself. Each piece has the span of the leg that brought it there, if one has; what
// the last turn moved or dropped is marked, and where it came from. The outcome is that of the board, or else of the
// result. For a record whose position is unknown (R12), the empty board. Linear in the number of turns.
board::BoardGraph board_of(const Record& record);

}  // namespace plyglot::hopgi
