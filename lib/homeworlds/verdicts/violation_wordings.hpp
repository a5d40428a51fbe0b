#pragma once
// What is said about each rule of homeworlds-rules 6: message, labels, notes, helps and fix.

#include "homeworlds/verdicts/violation_wording.hpp"

namespace plyglot::homeworlds::violations {

// Setting up.
void word_not_established(Wording& wording);
void word_first_pass(Wording& wording);
void word_second_home(Wording& wording);
void word_bad_home(Wording& wording);
void word_one_star(Wording& wording);
void word_small_ship(Wording& wording);
void word_few_colours(Wording& wording);
void word_missing_technology(Wording& wording);
void word_twin_stars(Wording& wording);
void word_neighbour(Wording& wording);
// The bank.
void word_not_in_bank(Wording& wording);
void word_out_of_colour(Wording& wording);
void word_build_size(Wording& wording);
void word_trade_size(Wording& wording);
void word_redundant_trade(Wording& wording);
// Systems, and the ways between them.
void word_duplicate(Wording& wording);
void word_reuse(Wording& wording);
void word_unknown(Wording& wording);
void word_forgotten(Wording& wording);
void word_not_connected(Wording& wording);
// Ships and technologies.
void word_no_ship(Wording& wording);
void word_others_ship(Wording& wording);
void word_no_colour(Wording& wording);
void word_no_technology(Wording& wording);
// Attacks and catastrophes.
void word_own_ship(Wording& wording);
void word_owner_missing(Wording& wording);
void word_no_attacker(Wording& wording);
void word_too_large(Wording& wording);
void word_no_overpopulation(Wording& wording);
// What a turn may hold.
void word_between(Wording& wording);
void word_extra(Wording& wording);
void word_sacrifice_colour(Wording& wording);
void word_too_many(Wording& wording);
void word_surplus_pass(Wording& wording);
void word_missing_pass(Wording& wording);
// The end of a game.
void word_self_elimination(Wording& wording);
void word_play_after_end(Wording& wording);

}  // namespace plyglot::homeworlds::violations
