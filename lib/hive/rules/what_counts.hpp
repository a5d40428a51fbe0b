#pragma once
// What decides the legal moves beside the places of pieces and the side to move: two positions are one only if this is
// the same in both. Keys, repetitions and searches all take it from here.

#include "hive/rules/game_state.hpp"

namespace plyglot::hive {

// H30: the stunned piece where some legal move differs because of it; `no_piece` where none does.
PieceIndex effective_stun(const GameState& state);

// What H6 and H7 look at and the board does not tell: how many of its turns each side has passed whose queen is in the
// hand, as far as they count. 0 unless somebody has passed that early.
unsigned queen_delays(const GameState& state);

}  // namespace plyglot::hive
