#pragma once
// Why a piece cannot go where it is said to go (hopgi R6).

#include "hopgi/rules/state.hpp"

#include <string>

namespace plyglot::hopgi::spelling {

// A sentence. The piece on `from` has no move to `to`, and no own piece stands there.
std::string reason_against(const State& state, Square from, Square to);

// Of a Pawn: where forward is (hopgi R4), which depends on the square; empty for others.
std::string forward_phrase(const State& state, Square from);

// If `to` could be reached by a hop: what it lacks; empty otherwise.
std::string missing_hurdle(const State& state, Square from, Square to);

}  // namespace plyglot::hopgi::spelling
