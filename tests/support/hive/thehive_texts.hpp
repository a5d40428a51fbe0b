#pragma once
// Games in the notation of The Hive, written as carelessly as it allows without an error.

#include "support/values/random.hpp"

#include <plyglot/hive_record.hpp>

#include <string>

namespace plyglot::test {

// Other references than the canonical ones, some of which are read with a warning; other cases, blanks, numbers,
// comments and line ends. The game must be legal.
std::string careless_text(Random& random, const hive::Record& record);

// Each move as UHP writes it, with its canonical reference.
std::string uhp_moves_text(const hive::Record& record);

// With comments in random places, which tell one from another.
hive::Record with_comments(Random& random, hive::Record record);

// With the numbers of the pieces of each kind and colour exchanged at random.
hive::Record with_other_numbers(Random& random, hive::Record record);

}  // namespace plyglot::test
