#pragma once
// A turn as it is written in the text.

#include "homeworlds/board/piece_set.hpp"
#include "homeworlds/rules/state.hpp"

namespace plyglot::homeworlds {

// What an action does, in words.

// "builds a small green ship at `Alpha`", without the player. Every word of the action must have a meaning. `before` is
// the position; null if it is unknown.
std::string words_for(const Record& record, const RecordAction& action, const State* before);

// Pieces in a sentence, as players call them.

// "small", "medium", "large".
std::string_view size_word(std::uint8_t size);
// "small green".
std::string words_of(PieceKind kind);
// "a small green and two large red ships". Empty for no piece.
std::string words_of(PieceSet pieces, std::string_view noun);

// "turn 3, Ann": its number from 1, whatever the text counts, and who makes it, if that is certain.
std::string turn_heading(const Record& record, std::uint32_t index);

// Several actions can be written in the same words, as in `pass 3` and `move b1b2 from A to B`. The number after those
// of the turn that share the words of `first`.
ActionNumber end_of_same_words(const Record& record, const RecordTurn& turn, ActionNumber first);

}  // namespace plyglot::homeworlds
