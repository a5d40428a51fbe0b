#pragma once
// What is said about each rule of homeworlds-rules 6: message, labels, notes, helps and fix.

#include "homeworlds/verdicts/violation_wording.hpp"

namespace plyglot::homeworlds::violations {

// not_established to small_universe.
void word_home(Wording& wording);
// not_in_bank, bank_out_of_colour, wrong_build_size, trade_size, redundant_trade.
void word_bank(Wording& wording);
// duplicate_name to forgotten_system, not_connected.
void word_system(Wording& wording);
// no_such_ship to no_technology.
void word_ship(Wording& wording);
// attack_own_ship to no_overpopulation.
void word_attack(Wording& wording);
// catastrophe_between_actions to missing_pass.
void word_budget(Wording& wording);
// self_elimination, play_after_end.
void word_end(Wording& wording);

}  // namespace plyglot::homeworlds::violations
