#pragma once
// GameStrings and MoveStrings of UHP in tests: what cannot be read or is not legal fails the test.

#include "support/hive/uhp_replay.hpp"

namespace plyglot::test {

UhpGame uhp_game(const std::string& text);
hive::Attempt attempt_of(const hive::GameState& state, const std::string& move);

// The game after all its moves.
hive::Game played(const UhpGame& game, const hive::RuleOptions& options = {});
hive::Game played(const std::string& game_string, const hive::RuleOptions& options = {});

// The MoveStrings of a game's legal moves in byte order.
std::vector<std::string> legal_move_strings(const hive::Game& game);

}  // namespace plyglot::test
