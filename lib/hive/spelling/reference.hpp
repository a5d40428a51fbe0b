#pragma once
// How records of play name places, whatever signs their notation has for it (hive-notations 4.1).

#include "hive/rules/game_state.hpp"

namespace plyglot::hive {

// hive-notations N12: the top piece on the destination, or else on its first occupied neighbour. None for a pass and
// for the first piece of a game. The move is legal in this state.
std::optional<Reference> canonical_reference(const GameState& state, Move move);

// The cell that a reference to a piece on the board means (hive-notations N3).
Cell cell_of(const GameState& state, const Reference& reference);

}  // namespace plyglot::hive
