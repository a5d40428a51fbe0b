#pragma once
// Tables for R6: where a piece gets from a square by its steps, on an empty board.

#include "hopgi/board/squares.hpp"

namespace plyglot::hopgi {

// R6: a rook or bishop goes at most so far.
inline constexpr std::size_t longest_slide = 3;
// The orthogonal and the diagonal ones each.
inline constexpr std::size_t lines = 4;

struct Reach {
  // One step.
  SquareSet orthogonal = 0;
  SquareSet diagonal = 0;
  // By side.
  std::array<SquareSet, 2> pawn_captures{};
  std::array<SquareSet, 2> pawn_moves{};
  // A hop: over the square there, if there is one, to one of these.
  struct Hop {
    SquareSet over = 0;
    SquareSet to = 0;
  };
  std::array<Hop, lines> hops{};
  // The sets of one, two and three steps in a line; shorter where the board ends.
  using Line = std::array<SquareSet, longest_slide>;
  std::array<Line, lines> orthogonal_lines{};
  std::array<Line, lines> diagonal_lines{};
};

// By square.
using ReachTable = std::array<Reach, square_count>;
const ReachTable& reach_table(Corner corner);

}  // namespace plyglot::hopgi
