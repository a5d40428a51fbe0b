#pragma once
// Random positions of Hive, the same for the same seed on every machine.

#include "support/values/random.hpp"

#include <plyglot/hive_position.hpp>

namespace plyglot::test {

struct HiveWishes {
  std::size_t fewest_bugs = 1;
  std::size_t most_bugs = 60;
  // Only the eight published sets; then there are never more than 28 bugs.
  bool standard_set = false;
  bool dragonflies = true;
  // Only what can climb is on others, both queens are placed early, and the numbers of bugs are near each other.
  bool like_a_game = false;
};

// A connected hive with stacks of up to seven, a set that holds all its bugs, a side to move, and often a mark.
// Order, ordinals, levels and the bugs below are as in a position that was read; spans are empty.
hive::Position random_hive(Random& random, const HiveWishes& wishes = {});

// Rebuilt with every cell turned clockwise by some sixths, or mirrored; the first bug is at (0, 0) again.
hive::Position rotated(const hive::Position& position, int sixths);
hive::Position mirrored(const hive::Position& position);

}  // namespace plyglot::test
