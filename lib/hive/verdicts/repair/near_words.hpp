#pragma once
// The same as near_moves.hpp for notations whose words for a move depend on the position.

#include "hive/rules/game.hpp"
#include "hive/spelling/spelling.hpp"
#include "repair/repaired_text.hpp"

namespace plyglot::hive {

// The legal moves that the words mean with one byte changed, left out, put in or exchanged with its neighbour, and with
// less around them.
std::vector<repair::Words<Move>> near_words(const Spelling& spelling, const Game& game, std::string_view written);
// The words are two moves with nothing, or a blank, between them.
void append_two_in_words(const Spelling& spelling, const Game& game, std::string_view written,
                         std::vector<repair::Words<Move>>& found);

}  // namespace plyglot::hive
