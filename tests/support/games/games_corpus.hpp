#pragma once
// The folder corpus/hive/games: random legal games as GameStrings of UHP, and what says how each was made.

#include <string>
#include <utility>
#include <vector>

namespace plyglot::test {

// Name and text of each file, generated again.
std::vector<std::pair<std::string, std::string>> generated_games();

// The path of the file.
std::string games_path(const std::string& name);

}  // namespace plyglot::test
