#pragma once
// A game that was found, with where in it.

#include "plyglot/archive/database.hpp"
#include "plyglot/archive/game_entry.hpp"

#include <string>
#include <vector>

namespace plyglot::tool::archive {

struct FoundGame {
  // As it is shown.
  std::string file;
  std::uint32_t line = 1;
  std::uint32_t column = 1;
  std::uint32_t record = 1;
  std::vector<std::string> players;
  std::string date;
  // As in the column `result`.
  std::string result;
  std::uint32_t plies = 0;
  // The plies before the position, and what was played there; empty at the end of the game. Without meaning if the
  // whole game is what was looked for.
  std::optional<std::uint32_t> ply;
  std::string move;
  bool is_mirrored = false;
};

FoundGame found_in(const std::string& file, const GameEntry& game);

// `games.uhp:3:1: after ply 14 of 43, before `wA1 bQ-`; Ann - Bob, first wins, 2024-05-01`.
std::string line_of(const FoundGame& found);
std::string json_of(const FoundGame& found);

}  // namespace plyglot::tool::archive
