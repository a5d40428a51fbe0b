#pragma once
// Random games of Hive, the same for the same seed on every machine.

#include "support/values/random.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::test {

struct GameWishes {
  hive::GameType type;
  std::size_t most_plies = 60;
  // How often a piece on the board is moved where that is possible, in percent; otherwise one is placed.
  std::size_t movements = 60;
};

// Legal moves by the default rules, up to the end of the game or the wished length: first a piece, then one of its
// moves, since the many moves of ants would hide the rare ones. Without tags, spans and written references.
hive::Record random_game(Random& random, const GameWishes& wishes);

// A strict GameString with canonical references (hive-notations 5), without a line end.
std::string game_string_of(const hive::Record& record);
// The same with references chosen at random among those about which there is nothing to find.
std::string respelled(const hive::Record& record, Random& random);

}  // namespace plyglot::test
