#pragma once
// What is said about each check of hive-rules 7: message, labels, notes, and the helps and fixes of its own.

#include "hive/verdicts/play_finding.hpp"

namespace plyglot::hive::play {

// Checks 1 to 3: whoever moves whatever.
void word_turn(Finding& finding);
// Checks 4 to 10: a piece from the hand.
void word_placement(Finding& finding);
// Checks 11 to 18: a piece of the other side.
void word_throw(Finding& finding);
// Checks 19 to 27: a piece of the side that is to move.
void word_movement(Finding& finding);
// Checks 26 and 27: the way.
void word_way(Finding& finding);

// The help about the rule option on which the verdict depends, if there is one (hive-rules 6).
void offer_option(Finding& finding);

// Check 15 and 23, by what may not happen to the piece.
void word_pinned(Finding& finding, std::string_view label);
// Check 12 and 19.
void word_queen_in_hand(Finding& finding, std::string_view what);
// Checks 4 and 11: the previous ply, by whose side it was.
void point_to_last_turn(Finding& finding);

}  // namespace plyglot::hive::play
