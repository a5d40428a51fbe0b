#pragma once
// The legal moves of a position (hive-rules 4). Repetition is a matter of a game's history: see game.hpp.

#include "hive/rules/game_state.hpp"
#include "hive/rules/options/rule_options.hpp"

namespace plyglot::hive {

// Replaces what `moves` holds by all legal moves, each once, in an order that depends on the position alone. A forced
// pass is a move (H2); a finished game has none (H3).
void list_legal_moves(const GameState& state, const RuleOptions& options, std::vector<Move>& moves);

// The same, and with `piece-order=any` every number of a kind that may be placed (H8): what a record may go on with.
void list_numbered_moves(const GameState& state, const RuleOptions& options, std::vector<Move>& moves);

// How many the legal moves are, without making a list.
std::size_t count_legal_moves(const GameState& state, const RuleOptions& options);

}  // namespace plyglot::hive
