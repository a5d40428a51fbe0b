#pragma once
// Moves as UHP writes them.

#include "hive/rules/legal_moves.hpp"
#include "hive/spelling/spelling.hpp"

namespace plyglot::hive::uhp {

// hive-notations N2 and N11: `wQ`, `bA1-`, `\wS2`.
extern const Spelling spelling;

// With the canonical reference (hive-notations N12): `wA1 bQ/`, `wB1 wQ`, `wS1` for the first move, `pass`. The move is
// legal in this state.
std::string move_string(const GameState& state, Move move);

// All of them in byte order (H33).
std::vector<std::string> move_strings(const GameState& state, const std::vector<Move>& moves);

}  // namespace plyglot::hive::uhp
