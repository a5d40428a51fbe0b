#pragma once
// Forced wins of Hexix, proved by looking at every reply.

#include "hexix/rules/legal_moves.hpp"
#include "search/prover.hpp"

namespace plyglot::hexix {

// Whether the side to move can force within so many plies, at most `search::most_plies`, that it takes the other home,
// or that the other side has no legal ply (R14).
search::Proof<Move> prove_win(const State& state, const RuleOptions& options, unsigned plies,
                              const search::Limits& limits = {});

}  // namespace plyglot::hexix
