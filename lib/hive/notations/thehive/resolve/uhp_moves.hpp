#pragma once
// Moves as UHP writes them among moves of this notation (hive-notations V8): what they would be here.

#include "hive/notations/thehive/read/ast.hpp"
#include "hive/rules/game.hpp"

namespace plyglot::hive::thehive {

// The game as it would be if every such move were mended, so that the fix of each knows the board before it.
class MendedGame {
 public:
  // Where the first such move stands.
  explicit MendedGame(const Game& game) : game_(game) {}

  // Plays the move of a line, if that can be done.
  void play(const Line& line);
  // The move of a line in this notation: with the canonical reference if it is legal here, else with the written one.
  std::string text_of(const Line& line) const;

 private:
  std::optional<Move> move_of(const Line& line) const;
  Game game_;
};

}  // namespace plyglot::hive::thehive
