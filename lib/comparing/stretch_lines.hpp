#pragma once
// The lines of a difference between two games that are about their moves, whatever the game.

#include "comparing/comparison.hpp"

#include <string>

namespace plyglot::comparing {

// An edit with the words for the moves that it has: in backticks, or `nothing`.
struct WordedEdit {
  Edit edit;
  std::string of_a;
  std::string of_b;
};

// What the difference is made of. `edits` are not restated, and in the order of the moves; moves are called plies.
struct WordedComparison {
  const std::vector<Stretch>& stretches;
  const std::vector<WordedEdit>& edits;
  // Whether the positions at the ends of both games are known, so that it can be said that they never met again.
  bool has_known_ends = false;
};

// A line for each edit, but one for many in a row that only one game has, and one for each meeting. How many
// differences they tell: a meeting is none.
std::size_t append_stretch_lines(const WordedComparison& comparison, std::string& out);

// Plies as people count them, from 1: one number where it is the same in both games, otherwise that of A and that of B.
std::string ply_label(Pair<std::uint32_t> ply);

}  // namespace plyglot::comparing
