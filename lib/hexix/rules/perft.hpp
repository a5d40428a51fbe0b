#pragma once
// Counting the tree of legal plies (hexix R10): the proof of a move generator.

#include "hexix/rules/legal_moves.hpp"

namespace plyglot::hexix {

// A captured home ends a line and counts as one leaf only at the last depth; a side without plies adds 0.
std::uint64_t perft(const State& state, unsigned depth, const RuleOptions& options = {});

// The same for each first move alone, in the order of `list_legal_moves`; depth is at least 1.
struct Division {
  Move move;
  std::uint64_t leaves = 0;
};
std::vector<Division> divide(const State& state, unsigned depth, const RuleOptions& options = {});

}  // namespace plyglot::hexix
