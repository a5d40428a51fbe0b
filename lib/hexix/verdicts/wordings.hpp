#pragma once
// The words for the rules of each kind of ply.

#include "hexix/verdicts/wording.hpp"

namespace plyglot::hexix {

// R7.
void word_occupied_cell(Wording& wording);
void word_no_own_neighbour(Wording& wording);
void word_wrong_value(Wording& wording);
// R9: the piece of an increment or a capture.
void word_empty_cell(Wording& wording);
void word_enemy_piece(Wording& wording);
void word_increment_past_six(Wording& wording);
// R9: captures.
void word_empty_target(Wording& wording);
void word_own_target(Wording& wording);
void word_home_captures(Wording& wording);
void word_not_forward(Wording& wording);
void word_capture_value(Wording& wording);
// R8, R11: the rules that are open (hexix 9).
void word_global_rule(Wording& wording);
void word_inactive_anchor(Wording& wording);
void word_inactive_increment(Wording& wording);
void word_inactive_capture(Wording& wording);

}  // namespace plyglot::hexix
