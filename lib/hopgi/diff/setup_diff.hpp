#pragma once
// The difference of two positions that were written down, as FEN or as diagrams.

#include "hopgi/diff/position_diff.hpp"

#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi {

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
