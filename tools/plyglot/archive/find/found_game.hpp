#pragma once
// A game that was found, with where in it.

#include "plyglot/archive/store/database.hpp"
#include "plyglot/archive/store/game_entry.hpp"

#include <string>
#include <vector>

namespace plyglot::tool::archive {

// Where in a game.
struct GameHit {
  // Of its file, from 1.
  std::uint32_t record = 0;
  // The plies before the position, and what was played there; empty at the end of the game.
  std::optional<std::uint32_t> ply;
  std::string move;
  bool is_mirrored = false;
  // Of a part of a position: the last of the plies, one after another, after which it is there.
  std::optional<std::uint32_t> last_ply;
};

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
  // Without a ply if the whole game is what was looked for.
  GameHit hit;
};

FoundGame found_in(const std::string& file, const GameEntry& game);

// What an index says of its games.
class IndexedFacts {
 public:
  // The database must outlive it. `index` is its file, from whose folder the texts are named; empty for one in memory,
  // which names them from the current folder.
  IndexedFacts(const Database& database, const std::string& index);

  // One that is there.
  FoundGame of(std::int64_t game);

 private:
  std::string index_;
  Statement facts_;
};

// `games.uhp:3:1: after ply 14 of 43, before `wA1 bQ-`; Ann - Bob, first wins, 2024-05-01`.
std::string line_of(const FoundGame& found);
std::string json_of(const FoundGame& found);

}  // namespace plyglot::tool::archive
