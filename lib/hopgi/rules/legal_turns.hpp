#pragma once
// The legal turns of a position (hopgi R6 to R11).

#include "hopgi/rules/judge.hpp"

#include <vector>

namespace plyglot::hopgi {

// Of the side to move, sorted by the bytes of their canonical texts. A finished game has none (R11).
std::vector<Turn> list_legal_turns(const State& state);
std::uint64_t count_legal_turns(const State& state);
// Whether there is one; quicker than counting.
bool has_legal_turn(const State& state);
// Whether the turn is one of them.
bool is_legal(const State& state, const Turn& turn);

}  // namespace plyglot::hopgi
