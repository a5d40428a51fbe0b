#pragma once
// Forced wins of Hopgi, proved by looking at every reply.

#include "hopgi/rules/legal_turns.hpp"
#include "search/prover.hpp"

namespace plyglot::hopgi {

// Whether the side to move can force within so many turns, at most `search::most_plies`, that both enemy kings are gone
// (R10). The turns of both sides are counted. Two orders of the same king legs are two turns.
search::Proof<Turn> prove_win(const State& state, unsigned plies, const search::Limits& limits = {});

}  // namespace plyglot::hopgi
