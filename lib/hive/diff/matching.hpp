#pragma once
// Which bug of one position is which of another, once both lie on the same board.

#include "hive/diff/standing.hpp"

namespace plyglot::hive {

// A bug that stands at another place in B.
struct Displaced {
  Piece piece;
  Place from;
  Place to;

  friend constexpr bool operator==(const Displaced& a, const Displaced& b) = default;
};

// The bugs that do not stand in the same place in both. All lists are sorted by piece and then by place, that in A
// first.
struct Matching {
  // In another cell.
  std::vector<Displaced> moved;
  // In the same cell at another level.
  std::vector<Displaced> restacked;
  std::vector<Standing> added;
  std::vector<Standing> removed;

  bool is_empty() const { return moved.empty() && restacked.empty() && added.empty() && removed.empty(); }
};

// Bugs that do not stay in place are matched with bugs of the same colour and kind: first those of the same cell, then
// always the two that are nearest to each other. Time and memory are quadratic in the number of bugs of a kind.
Matching match(std::vector<Standing> of_a, std::vector<Standing> of_b);

}  // namespace plyglot::hive
