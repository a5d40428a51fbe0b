#pragma once
// The difference of two positions as players see it: pieces that moved, came and went.

#include "comparing/comparison.hpp"

#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi {

using comparing::Pair;

// A piece of A that is on another square in B.
struct MovedPiece {
  Piece piece;
  Square from = 0;
  Square to = 0;
};
struct StandingPiece {
  Piece piece;
  Square square = 0;
};
struct HandChange {
  Side side = Side::white;
  PieceKind kind = PieceKind::rook;
  Pair<std::uint32_t> count;
};

struct PositionDiff {
  // Each by owner, kind and square.
  std::vector<MovedPiece> moved;
  // Only in A.
  std::vector<StandingPiece> removed;
  // Only in B.
  std::vector<StandingPiece> added;
  std::vector<HandChange> hands;
  Pair<Side> to_move;
  // R11: they make no position another one.
  Pair<std::uint32_t> clock;
  Pair<std::uint32_t> turn_number;

  // How many things differ; the counters are none of them.
  std::size_t change_count() const;
  bool is_same() const { return change_count() == 0; }
};

// Pieces of one owner and kind are interchangeable: those that are on a square in only one of the positions are paired
// in the order of their squares.
PositionDiff diff(const Position& a, const Position& b);

// A line for each change, and one for the counters if they differ.
void append_lines(const PositionDiff& diff, std::string& out);

// The difference of two positions that were written down, as FEN or as diagrams.
struct SetupDiff {
  PositionDiff position;
  // Marks of diagrams by square, where they are not the same. They make no position another one.
  struct MarkChange {
    Square square = 0;
    Pair<std::optional<MarkKind>> mark;
  };
  std::vector<MarkChange> marks;

  bool is_same() const { return position.is_same(); }
};

// Comments are not compared, nor what the text says by leaving it out.
SetupDiff diff(const Setup& a, const Setup& b);

// Appends a headline and a line for each change, each with its line end.
void append_text(const Setup& a, const Setup& b, const SetupDiff& diff, std::string& out);

}  // namespace plyglot::hopgi
