#pragma once
// What was played in a position, by all games of an index.

#include "plyglot/archive/index/continuation_table.hpp"

#include <plyglot/game.hpp>

#include <string>
#include <vector>

namespace plyglot::tool::archive {

struct ExploredMove {
  // In the language of the position that was asked for; of a move that is not a single legal move there, as a game has
  // it.
  std::string words;
  // Whether the words are those of a legal move: it can be played on.
  bool is_legal = false;
  // How many legal moves lead to the same position, turned; 0 of others.
  std::uint32_t alike = 0;
  // What the column `next` holds after it.
  std::int64_t next = 0;
  Continuation counted;
};

// A game that passes a position, and after how many plies it first does.
struct PassingGame {
  std::int64_t game = 0;
  std::uint32_t ply = 0;
};

// Asks for positions by all the keys that they may have (Game::possible_keys).
class Explorer {
 public:
  // It must outlive the explorer.
  explicit Explorer(const Database& database);

  // The moves of the games that pass the position in which `game` is, those of most games first. A game that passes
  // more than once counts once for each move.
  std::vector<ExploredMove> moves(toolchain::Game& game);
  // The first games, no more than `most`, that pass the position, or go on from it to the one with this `next`.
  std::vector<PassingGame> passing(const std::vector<PositionKeys>& keys, std::optional<std::int64_t> next,
                                   std::size_t most);
  // How many games pass the position.
  std::int64_t count(const std::vector<PositionKeys>& keys);

 private:
  std::vector<std::pair<std::int64_t, Continuation>> continuations(const std::vector<PositionKeys>& keys);
  std::string words_of(const Continuation& counted, const std::vector<PositionKeys>& keys);

  const Database& database_;
  Statement counted_;
  Statement count_counted_;
};

}  // namespace plyglot::tool::archive
