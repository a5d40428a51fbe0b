#pragma once
// Which pieces hold the hive together (H11).

#include "hive/rules/game_state.hpp"

namespace plyglot::hive {

// Those of the candidates, each alone in its cell, without which the other occupied cells would not be connected.
PieceSet pinned_pieces(const GameState& state, PieceSet candidates);

// The parts into which the other occupied cells fall when this piece, alone in its cell, is lifted: the pieces on the
// ground of each. One part if the piece is not pinned.
std::vector<PieceSet> parts_without(const GameState& state, PieceIndex piece);

}  // namespace plyglot::hive
