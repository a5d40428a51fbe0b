#pragma once
// What a record's plies are on a board. The plies of a record are legal: nothing here judges them.

#include "hive/rules/game.hpp"

namespace plyglot::hive {

// A record up to one of its plies.

// Forgets what was played after the first `plies` plies, and what is said about it. False, with nothing done, if there
// are fewer.
bool cut_after(Record& record, std::uint32_t plies);
// Only comments and variations that come after later plies.
void drop_after(Record& record, std::uint32_t plies);

// The move of a ply, in a state before it.
Move move_of(const Ply& ply);
// After the last ply.
GameState state_after(const Record& record);
// What the board alone shows after the last ply: no draw by repetition (H29).
Outcome outcome_on_board(const Record& record);
Game game_after(const Record& record, const RuleOptions& options);

}  // namespace plyglot::hive
