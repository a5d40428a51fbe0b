#pragma once
// Variations of random games of Hive.

#include "support/random.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::test {

// Adds variations with legal plies, comments and variations inside of them to a record that has none.
void add_variations(Random& random, hive::Record& record);

// As text on one line, with pieces, cells and comments, for comparing: `1:(2:wS1 0,0 {a} (2:...))`. What comes before
// it is the ply that the variation is after, and how many comments of the game are before it.
std::string variations_text(const hive::Record& record);

}  // namespace plyglot::test
