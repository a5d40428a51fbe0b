#pragma once
// What is said about each check of hive-rules 7: message, labels, notes, and the helps and fixes of its own.

#include "hive/verdicts/play_finding.hpp"

namespace plyglot::hive::play {

// Checks 1 to 3: whoever moves whatever.
void word_game_over(Finding& finding);
void word_pass(Finding& finding);
void word_game_type(Finding& finding);
// Checks 4 to 10: a piece from the hand.
void word_wrong_side(Finding& finding);
void word_queen_first(Finding& finding);
void word_queen_overdue(Finding& finding);
void word_order(Finding& finding);
void word_placement_on_piece(Finding& finding);
void word_placement_detached(Finding& finding);
void word_touching(Finding& finding);
// Checks 11 to 18: a piece of the other side.
void word_no_one(Finding& finding);
void word_throw_before_queen(Finding& finding);
void word_stacked(Finding& finding);
void word_stunned_target(Finding& finding);
void word_pinned_target(Finding& finding);
void word_stunned_thrower(Finding& finding);
void word_target(Finding& finding);
void word_gate(Finding& finding);
// Checks 19 to 27: a piece of the side that is to move.
void word_move_before_queen(Finding& finding);
void word_covered(Finding& finding);
void word_no_move(Finding& finding);
void word_stunned(Finding& finding);
void word_pinned(Finding& finding);
void word_climbing(Finding& finding);
void word_detached(Finding& finding);
void word_way(Finding& finding);
void word_reach(Finding& finding);

// The help about the rule option on which the verdict depends, if there is one (hive-rules 6).
void offer_option(Finding& finding);

// Check 15 and 23, by what may not happen to the piece.
void word_parts(Finding& finding, std::string_view label);
// Check 12 and 19.
void word_queen_in_hand(Finding& finding, std::string_view what);
// Checks 4 and 11: the previous ply, by whose side it was.
void point_to_last_turn(Finding& finding);

}  // namespace plyglot::hive::play
