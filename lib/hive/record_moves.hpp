#pragma once
// What a record's plies are on a board, and in a notation. The plies of a record are legal: nothing here judges them.

#include "hive/game.hpp"
#include "hive/spelling.hpp"

namespace plyglot::hive {

// hive-notations 6: whether references are chosen anew, or kept where the text has one that may be kept.
enum class References : std::uint8_t { canonical, keep };

// The move of a ply, in a state before it.
Move move_of(const Ply& ply);
// The reference that the ply is written with; none for a pass and for the first piece. `state` is that before the ply.
std::optional<Reference> reference_of(const Ply& ply, const GameState& state, References references);

// After the last ply.
GameState state_after(const Record& record);
// What the board alone shows after the last ply: no draw by repetition (H29).
Outcome outcome_on_board(const Record& record);
Game game_after(const Record& record, const RuleOptions& options);

// The plies as a notation writes them.
std::vector<std::string> move_texts(const Record& record, const Spelling& spelling, References references);

// The moves that are legal after the last ply, as a notation writes them, in the order of H33. Empty after the end.
std::vector<std::string> legal_move_texts(const Record& record, const RuleOptions& options, const Spelling& spelling);

// Forgets what was played after the first `plies` plies, and what is said about it. False, with nothing done, if there
// are fewer.
bool cut_after(Record& record, std::uint32_t plies);

}  // namespace plyglot::hive
