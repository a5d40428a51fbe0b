#pragma once
// What was played in a position, by all games of an index.

#include "plyglot/archive/continuation_table.hpp"

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

// Games that pass a position, and after how many plies each does so first.
struct PassingGames {
  std::int64_t count = 0;
  // The first ones.
  std::vector<std::pair<std::int64_t, std::uint32_t>> first;
};

class Explorer {
 public:
  // It must outlive the explorer.
  explicit Explorer(const Database& database);

  // The moves of the games that pass the position in which `game` is, those of most games first. A game that passes
  // more than once counts once for each move.
  std::vector<ExploredMove> moves(toolchain::Game& game);
  // Those that pass the position, or go on from it to the position with this `next`; no more than `most` are named.
  PassingGames passing(const PositionKeys& keys, std::optional<std::int64_t> next, std::size_t most);

 private:
  std::vector<std::pair<std::int64_t, Continuation>> continuations(const PositionKeys& keys);
  std::string words_of(const Continuation& counted, std::int64_t place);

  Statement counted_;
  Statement rows_;
  Statement words_;
  Statement passing_;
};

}  // namespace plyglot::tool::archive
