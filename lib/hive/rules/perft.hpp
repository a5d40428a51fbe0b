#pragma once
// Counting the tree of legal moves (H34): the proof of a move generator.

#include "hive/rules/legal_moves.hpp"

namespace plyglot::hive {

// How much of the tree is counted without being walked. Both give the same numbers.
enum class PerftMode : std::uint8_t {
  // Every move is made, but for those of the last ply.
  walk_all,
  // Of the placements before the last ply only one for each cell is made: see perft.cpp for why that is enough.
  share_placements,
};

// The number of positions `depth` plies away, counted once for each way to them. A finished game counts 0 at any depth
// above 0. Repetition is not looked at.
std::uint64_t perft(GameState state, unsigned depth, const RuleOptions& options = {},
                    PerftMode mode = PerftMode::share_placements);

// The same for each first move alone, in the order of `list_legal_moves`; depth is at least 1.
struct Division {
  Move move;
  std::uint64_t leaves = 0;
};
std::vector<Division> divide(GameState state, unsigned depth, const RuleOptions& options = {},
                             PerftMode mode = PerftMode::share_placements);

}  // namespace plyglot::hive
