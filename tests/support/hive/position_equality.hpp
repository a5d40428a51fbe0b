#pragma once
// Whether two positions are the same (hop R21), by their geometry alone.

#include "board/hex.hpp"
#include "hive/diff/matching.hpp"

#include <algorithm>

namespace plyglot::test {

// The same for two positions exactly if one is the image of the other under the symmetry and a translation.
struct LaidPosition {
  // In the order of places, the first one at (0, 0).
  std::vector<hive::Standing> standings;
  std::optional<hive::Place> marked;

  friend bool operator==(const LaidPosition& a, const LaidPosition& b) {
    return a.standings == b.standings && a.marked == b.marked;
  }
};

inline LaidPosition laid_position_of(const hive::Position& position, board::Symmetry symmetry) {
  LaidPosition laid{hive::standings_of(position), std::nullopt};
  for (hive::Standing& standing : laid.standings) standing.place.cell = board::image(standing.place.cell, symmetry);
  if (position.last_moved) laid.marked = laid.standings[*position.last_moved].place;
  if (laid.standings.empty()) return laid;
  std::sort(laid.standings.begin(), laid.standings.end(), hive::place_before);
  const hive::Cell origin = laid.standings.front().place.cell;
  for (hive::Standing& standing : laid.standings) standing.place.cell = board::difference(standing.place.cell, origin);
  if (laid.marked) laid.marked->cell = board::difference(laid.marked->cell, origin);
  return laid;
}

inline bool agree_off_the_board(const hive::Position& a, const hive::Position& b) {
  return a.set == b.set && a.is_set_known == b.is_set_known && a.to_move == b.to_move;
}

inline bool are_equal(const hive::Position& a, const hive::Position& b, bool may_mirror) {
  if (!agree_off_the_board(a, b) || a.bugs.size() != b.bugs.size()) return false;
  const LaidPosition of_a = laid_position_of(a, {});
  return std::any_of(board::symmetries.begin(), board::symmetries.end(), [&](board::Symmetry symmetry) {
    return (may_mirror || !symmetry.is_mirrored) && of_a == laid_position_of(b, symmetry);
  });
}

// Set, side to move, bugs and mark agree once one of them is turned and moved. Ordinals, texts and orientation do not
// matter. Time is that of sorting the bugs a few times.
inline bool equal_up_to_rotation(const hive::Position& a, const hive::Position& b) { return are_equal(a, b, false); }
// The same, where one of them may be turned over as well.
inline bool equal_up_to_reflection(const hive::Position& a, const hive::Position& b) { return are_equal(a, b, true); }

}  // namespace plyglot::test
