#pragma once
// What a position is worth to the side to move, as far as that can be seen without playing on.

#include "hive/rules/game_state.hpp"

namespace plyglot::hive {

// The game is not over. The same for positions that differ in how the hive is turned or mirrored, or in the numbers of
// pieces; of the other side it is the negative. Far less than a win counts.
int evaluate(const GameState& state);

// How many of the neighbours of the queen are empty; 6 if she is not on the board.
unsigned queen_freedom(const GameState& state, Colour queen);

}  // namespace plyglot::hive
