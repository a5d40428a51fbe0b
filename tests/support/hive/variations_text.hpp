#pragma once
// Variations of a game of Hive as text.

#include <plyglot/hive_record.hpp>

#include <string>

namespace plyglot::test {

// As text on one line, with pieces, cells and comments, for comparing: `1:(2:wS1 0,0 {a} (2:...))`. What comes before
// it is the ply that the variation is after, and how many comments of the game are before it.
std::string variations_text(const hive::Record& record);

}  // namespace plyglot::test
