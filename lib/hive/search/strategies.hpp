#pragma once
// Plain ways to choose a move. The one that looks ahead is `find_best_move`.

#include "hive/rules/legal_moves.hpp"

namespace plyglot::hive {

// All choose a legal move; none if the game is over. The same arguments give the same move on every machine.

// The first one of `list_legal_moves`.
std::optional<Move> first_move(const GameState& state, const RuleOptions& options);

// Any with the same chance, by the seed and the number of the ply.
std::optional<Move> random_move(const GameState& state, const RuleOptions& options, std::uint64_t seed);

// By the position after the move alone: a win, else what makes the difference of the two queens' free neighbours the
// best for the side that moves, and a loss only if nothing else is left. Among equal ones the first or, with a seed,
// one by the seed and the number of the ply.
std::optional<Move> greedy_move(const GameState& state, const RuleOptions& options,
                                std::optional<std::uint64_t> seed = std::nullopt);

}  // namespace plyglot::hive
