#pragma once
// The words of each rule of hive-rules 7, by the numbers of its checks: message, labels, notes, and the helps and fixes
// of its own.

#include "hive/verdicts/wording.hpp"

namespace plyglot::hive::verdicts {

// Checks 1 to 3: whoever moves whatever.
void word_game_over(Wording& wording);
void word_pass(Wording& wording);
void word_game_type(Wording& wording);
// Checks 4 to 10: a piece from the hand.
void word_wrong_side(Wording& wording);
void word_queen_first(Wording& wording);
void word_queen_overdue(Wording& wording);
void word_order(Wording& wording);
void word_placement_on_piece(Wording& wording);
void word_placement_detached(Wording& wording);
void word_touching(Wording& wording);
// Checks 11 to 18: a piece of the other side.
void word_no_one(Wording& wording);
void word_throw_before_queen(Wording& wording);
void word_stacked(Wording& wording);
void word_stunned_target(Wording& wording);
void word_pinned_target(Wording& wording);
void word_stunned_thrower(Wording& wording);
void word_target(Wording& wording);
void word_gate(Wording& wording);
// Checks 19 to 27: a piece of the side that is to move.
void word_move_before_queen(Wording& wording);
void word_covered(Wording& wording);
void word_no_move(Wording& wording);
void word_stunned(Wording& wording);
void word_pinned(Wording& wording);
void word_climbing(Wording& wording);
void word_detached(Wording& wording);
void word_way(Wording& wording);
void word_reach(Wording& wording);

// The help about the rule option on which the verdict depends, if there is one (hive-rules 6).
void offer_option(Wording& wording);

// Rule 15 and 23, by what may not happen to the piece.
void word_parts(Wording& wording, std::string_view label);
// Rule 12 and 19.
void word_queen_in_hand(Wording& wording, std::string_view what);
// Checks 4 and 11: the previous ply, by whose side it was.
void point_to_last_turn(Wording& wording);

}  // namespace plyglot::hive::verdicts
