#pragma once
// Random HOP texts: not canonical on purpose, and broken on purpose.

#include "hive/spelling/hop_gametype.hpp"
#include "support/values/random.hpp"

namespace plyglot::test {

// A text without error that means just this picture, in this orientation, in the dialect: a random walk with bare
// branches, groups, redundant parentheses, stacks named by any chain position of their cell, extra turns, trailing
// turns, leading zeros and marks after turns. The position must have a side to move, and no dragonfly for hivegame.
std::string random_topology(Random& random, const hive::Position& position, hive::hop::Dialect dialect);
// One of many spellings of the set.
std::string random_gametype(Random& random, const hive::BugSet& set);
// Gametype (left out now and then if it is `ultimate`), topology and player.
std::string random_text(Random& random, const hive::Position& position, hive::hop::Dialect dialect);

// The text with some bytes changed, deleted, doubled or put in: characters of HOP, blanks, tabs, percent escapes,
// dashes of word processors, odd bytes, commas.
std::string mutated(Random& random, std::string text);

}  // namespace plyglot::test
