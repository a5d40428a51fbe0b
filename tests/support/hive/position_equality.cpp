#include "support/hive/position_equality.hpp"

#include "board/hex.hpp"
#include "hive/diff/standing.hpp"

#include <algorithm>

namespace plyglot::test {
namespace {

using namespace hive;

// The same for two positions exactly if one is the image of the other under the symmetry and a translation.
struct Picture {
  // In the order of places, the first one at (0, 0).
  std::vector<Standing> standings;
  std::optional<Place> marked;

  friend bool operator==(const Picture& a, const Picture& b) {
    return a.standings == b.standings && a.marked == b.marked;
  }
};

Picture picture_of(const Position& position, board::Symmetry symmetry) {
  Picture picture{standings_of(position), std::nullopt};
  for (Standing& standing : picture.standings) standing.place.cell = board::image(standing.place.cell, symmetry);
  if (position.last_moved) picture.marked = picture.standings[*position.last_moved].place;
  if (picture.standings.empty()) return picture;
  std::sort(picture.standings.begin(), picture.standings.end(), place_before);
  const Cell origin = picture.standings.front().place.cell;
  for (Standing& standing : picture.standings) standing.place.cell = board::difference(standing.place.cell, origin);
  if (picture.marked) picture.marked->cell = board::difference(picture.marked->cell, origin);
  return picture;
}

bool agree_off_the_board(const Position& a, const Position& b) {
  return a.set == b.set && a.is_set_known == b.is_set_known && a.to_move == b.to_move;
}

bool are_equal(const Position& a, const Position& b, bool may_mirror) {
  if (!agree_off_the_board(a, b) || a.bugs.size() != b.bugs.size()) return false;
  const Picture of_a = picture_of(a, {});
  return std::any_of(board::symmetries.begin(), board::symmetries.end(), [&](board::Symmetry symmetry) {
    return (may_mirror || !symmetry.is_mirrored) && of_a == picture_of(b, symmetry);
  });
}

}  // namespace

bool equal_up_to_rotation(const Position& a, const Position& b) { return are_equal(a, b, false); }
bool equal_up_to_reflection(const Position& a, const Position& b) { return are_equal(a, b, true); }

}  // namespace plyglot::test
