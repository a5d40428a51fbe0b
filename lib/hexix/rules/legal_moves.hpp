#pragma once
// The legal plies of a position (hexix R10).

#include "hexix/rules/move_sets.hpp"

#include <vector>

namespace plyglot::hexix {

// Of the side to move, sorted by the bytes of their canonical tokens in the dialect 2024.
std::vector<Move> list_legal_moves(const State& state, const RuleOptions& options = {});
unsigned count_legal_moves(const State& state, const RuleOptions& options = {});
// Whether there is one; quicker than counting. Nearly always a piece can be raised.
inline bool has_legal_move(const State& state, const RuleOptions& options = {}) {
  return raisable_pieces(state, options) != 0 || is_any_other_move_legal(state, options);
}
// Whether the move is one of them.
bool is_legal(const State& state, Move move, const RuleOptions& options = {});
// Whether it takes the home of the other side, which ends the game (R14). The move must be a legal one.
bool takes_home(const State& state, Move move);

// Counting the tree of legal plies (hexix R10): the proof of a move generator.

// A captured home ends a line and counts as one leaf only at the last depth; a side without plies adds 0.
std::uint64_t perft(const State& state, unsigned depth, const RuleOptions& options = {});

// The same for each first move alone, in the order of `list_legal_moves`; depth is at least 1.
struct Division {
  Move move;
  std::uint64_t leaves = 0;
};
std::vector<Division> divide(const State& state, unsigned depth, const RuleOptions& options = {});

}  // namespace plyglot::hexix
