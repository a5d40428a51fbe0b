#pragma once
// What could be played instead of a move that is not legal.

#include "hive/verdicts/wording.hpp"

namespace plyglot::hive::verdicts {

// The command that lists the legal moves of the ply that would be next.
std::string command_for_moves(const Situation& situation);

// "12 moves are legal here, such as `wA1 bQ-`, ...": up to three, of different pieces as far as there are some.
std::string count_of_moves(const Wording& wording);

// "`wQ` can go to `wA1-` and `/wS1`", or that it has no move, or how many, if there are too many to name. `can` says
// what happens to the piece: "can go to".
void note_destinations(Wording& wording, std::string_view can);

// The last helps of a finding: the legal moves nearest to what was written, unless a reading is said besides, and how
// to see all.
void offer_moves(Wording& wording, bool is_read);

}  // namespace plyglot::hive::verdicts
