#pragma once
// The wording of what is found while the commands are played (hive-notations 7.4).

#include "hive/notations/boardspace_sgf/resolve/sgf_reading.hpp"

namespace plyglot::hive::boardspace_sgf {

// A move that another one of the same turn replaces.
void report_repositioned(const Reading& reading, const Action& replaced, const Action& later);
// A `done` without a move: a pass of the player whose turn it is, or nothing.
// S18. `before` is null for the first node.
void report_wrong_number(const Reading& reading, const Action& action, const Action* before);
void report_lone_done(const Reading& reading, const Action& done, bool is_pass);
// The side could not move, and the file goes on with the other side.
void report_missing_pass(const Reading& reading, text::Span at, Colour side);
// `pending` is the move that was not ended, if there is one.
void report_wrong_player(const Reading& reading, const Action& action, Colour to_move, const Action* pending);
// A move at the end of the file that was not ended.
void report_uncommitted(const Reading& reading, const Action& action);
void report_colourless(const Reading& reading, const PieceName& piece, Colour colour);

}  // namespace plyglot::hive::boardspace_sgf
