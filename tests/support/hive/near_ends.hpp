#pragma once
// Positions of Hive in which one side may soon be surrounded, the same for the same seed on every machine.

#include "hive/rules/legal_moves.hpp"

#include <vector>

namespace plyglot::test {

// The last positions of games of all types, in which one side or both fill what is free round the other queen; the game
// is over in none.
std::vector<hive::GameState> ends_of_hive_games(std::uint64_t first_seed, std::size_t games, std::size_t of_each);

// Hives as no game brings them about: with pieces that throw beside queens, and a queen that is nearly surrounded.
std::vector<hive::GameState> composed_hive_ends(std::uint64_t seed, std::size_t count);

// By the default rules.
std::vector<hive::Move> legal_hive_moves(const hive::GameState& state);

}  // namespace plyglot::test
