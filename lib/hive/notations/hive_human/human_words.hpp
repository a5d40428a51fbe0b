#pragma once
// The words for moves, which name no more than a player at the board needs to see (hive-human K2 to K7).

#include "hive/spelling/spelling.hpp"

namespace plyglot::hive::hive_human {

extern const Spelling spelling;
// For a text in which Black begins (K12): the side that begins is White in a record.
extern const Spelling swapped_spelling;

// Whether there are words that mean this move and no other. There may be none where the
// hive looks much the same from two sides.
bool has_words(const GameState& state, Move move);

}  // namespace plyglot::hive::hive_human
