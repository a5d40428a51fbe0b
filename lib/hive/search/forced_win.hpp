#pragma once
// Forced wins of Hive, proved by looking at every reply.

#include "hive/rules/legal_moves.hpp"
#include "search/prover.hpp"

namespace plyglot::hive {

// Whether the side to move can force that only the other queen is surrounded (H29) within so many plies, at most
// `search::most_plies`. Repetition is not looked at: no shortest win repeats a position.
search::Proof<Move> prove_win(const GameState& state, const RuleOptions& options, unsigned plies,
                              const search::Limits& limits = {});

}  // namespace plyglot::hive
