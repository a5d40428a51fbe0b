#pragma once
// The folder corpus/hive/games: random legal games as GameStrings of UHP, and what says how each was made.

#include <string>
#include <utility>
#include <vector>

namespace plyglot::test {

// Name and text of each file, made anew.
std::vector<std::pair<std::string, std::string>> generated_games();

// Where the file stands.
std::string games_path(const std::string& name);

}  // namespace plyglot::test
