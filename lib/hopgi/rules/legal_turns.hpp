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

// Counting the tree of legal turns (hopgi R11): the proof of a move generator.

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
