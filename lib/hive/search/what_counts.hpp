#pragma once
// What decides the legal moves beside the places of pieces: a search may take two positions for one only if this is the
// same in both.

#include "hive/rules/game_state.hpp"

namespace plyglot::hive {

// The stunned piece where the side to move might move it, throw with it or throw it if it were not; `no_piece` where
// it cannot matter (H10, H23, H24).
PieceIndex restricting_stun(const GameState& state);

// What H6 and H7 look at: for each side whose queen is in the hand the number of its turn, as far as it counts.
unsigned queen_turns(const GameState& state);

}  // namespace plyglot::hive
