#pragma once
// The difference of two positions as players see it: bugs that moved, came and went, however the texts are written.

#include "comparing/comparison.hpp"
#include "hive/diff/alignment.hpp"
#include "hive/diff/matching.hpp"

namespace plyglot::hive {

// How two things that are compared relate to each other, and a fact about each side by side.

// Of positions or of games.
enum class Relation : std::uint8_t {
  // At most the texts begin in other places.
  same,
  // B is A, turned (hop R21, hive-notations N13: equal).
  rotated,
  // B is the mirror image of A, turned or not (hop R21: equal up to reflection only).
  mirrored,
  different,
};

using comparing::Pair;

// How many bugs of a colour and kind the game has.
struct CountChange {
  Colour colour = Colour::white;
  BugKind kind = BugKind::queen;
  std::uint32_t of_a = 0;
  std::uint32_t of_b = 0;
};

// What differs under the best alignment. All places are those of A's board; those of B are brought there by
// `alignment`.
struct PositionDiff {
  Relation relation = Relation::same;
  Alignment alignment;
  Matching bugs;
  // Only where the sets differ, in the order of hop R25. A set that is not known counts as what was taken for it.
  std::vector<CountChange> counts;
  Pair<bool> is_set_known;
  Pair<std::optional<Colour>> to_move;
  Pair<std::optional<Standing>> last_moved;
  // Whether it is another bug that moved last; the same one may have moved again.
  bool is_mark_changed = false;

  // How many things differ: the alignment is none of them.
  std::size_t change_count() const;
};

// Time is quadratic in the number of bugs, see `best_alignment` and `match`.
PositionDiff diff(const Position& a, const Position& b);

// What B must be if A and the difference are known: B as it lies on A's board, its bugs in the order of their places
// and the first one at (0, 0), without text or orientation. `diff` must have been made from `a`.
Position apply(const Position& a, const PositionDiff& diff);

// Appends a headline and a line for each change, each with its line end. Bugs have their display names in A, those that
// A does not have colour and kind alone. A place is named as in Hive's move notation by a neighbour (`wA1-` is east of
// wA1, `\bQ` north-west of bQ), or by the bug underneath: one that is in place in both positions if there is one, else
// one that is there in A (for a place left) or in B (for a place taken). All directions are those of A's board.
void append_text(const Position& a, const PositionDiff& diff, std::string& out);

}  // namespace plyglot::hive
