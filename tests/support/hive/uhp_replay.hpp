#pragma once
// GameStrings and MoveStrings of UHP, also for programs that are not tests of Catch: not a reader for bad input.

#include "hive/rules/legality/legality.hpp"

#include <optional>
#include <string>
#include <vector>

namespace plyglot::test {

struct UhpGame {
  hive::GameType type;
  // As written.
  std::string state;
  std::string turn;
  std::vector<std::string> moves;
};
// Blanks beside `;` are dropped. None if the text is not a GameString.
std::optional<UhpGame> read_uhp_game(const std::string& text);

// Where a MoveString points to (hive-notations N1 to N5); none if a piece is unknown or the reference is in the hand.
std::optional<hive::Attempt> read_attempt(const hive::GameState& state, const std::string& move);

// A game as far as its moves are legal, and what stopped it; empty if nothing did.
struct Replay {
  hive::Game game;
  std::string problem;
};
Replay replay(const UhpGame& game, const hive::RuleOptions& options = {});

}  // namespace plyglot::test
