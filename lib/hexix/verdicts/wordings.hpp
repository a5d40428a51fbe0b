#pragma once
// The words for the rules of each kind of ply.

#include "hexix/verdicts/wording.hpp"

namespace plyglot::hexix {

// R7.
void word_occupied_cell(const Violation& about);
void word_no_own_neighbour(const Violation& about);
void word_wrong_value(const Violation& about);
// R9: the piece of an increment or a capture.
void word_empty_cell(const Violation& about);
void word_enemy_piece(const Violation& about);
void word_increment_past_six(const Violation& about);
// R9: captures.
void word_empty_target(const Violation& about);
void word_own_target(const Violation& about);
void word_home_captures(const Violation& about);
void word_not_forward(const Violation& about);
void word_capture_value(const Violation& about);
// R8, R11: the rules that are open (hexix 9).
void word_global_rule(const Violation& about);
void word_inactive_anchor(const Violation& about);
void word_inactive_increment(const Violation& about);
void word_inactive_capture(const Violation& about);

}  // namespace plyglot::hexix
