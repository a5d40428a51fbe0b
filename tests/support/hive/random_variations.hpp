#pragma once
// Variations of random games of Hive.

#include "support/values/random.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::test {

// Adds variations with legal plies, comments and variations inside of them to a record that has none.
void add_variations(Random& random, hive::Record& record);

}  // namespace plyglot::test
