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
  Continuation counted;
};

class Explorer {
 public:
  // It must outlive the explorer.
  explicit Explorer(const Database& database);

  // The moves of the games that pass the position in which `game` is, those of most games first. A game that passes
  // more than once counts once for each move.
  std::vector<ExploredMove> moves(toolchain::Game& game);

 private:
  std::vector<std::pair<std::int64_t, Continuation>> continuations(const PositionKeys& keys);
  std::string words_of(const Continuation& counted, std::int64_t place);

  Statement counted_;
  Statement rows_;
  Statement words_;
};

}  // namespace plyglot::tool::archive
