#pragma once
// Counting the tree of legal turns (hopgi R11): the proof of a move generator.

#include "hopgi/rules/legal_turns.hpp"

namespace plyglot::hopgi {

// Two orders of the same king legs are two turns. A finished game has no turns, so it counts as one leaf at depth 0 and
// as none below.
std::uint64_t perft(const State& state, unsigned depth);

// The same for each first turn alone, in the order of `list_legal_turns`; depth is at least 1.
struct Division {
  Turn turn;
  std::uint64_t leaves = 0;
};
std::vector<Division> divide(const State& state, unsigned depth);

}  // namespace plyglot::hopgi
