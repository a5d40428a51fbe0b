#pragma once
// What is said about the order of plies: hexix R4 to R6, R13, R14.

#include "hexix/notations/hexix/resolve/play.hpp"

namespace plyglot::hexix {

// R6. `place`: the dots, or the move if there are none.
void report_fragment(Resolution& resolution, text::Span place);
// R5, with `no-ply-fits` if the plies can be counted and none fits. `next` is null if no readable move is next.
void report_skipped_ply(Resolution& resolution, text::Span place, const MoveNode* next);
// R4a: `node` is the move of Blue before which one of Red is missing.
void report_missing_ply(Resolution& resolution, const MoveNode& node);
// R13: `node` is the move of Blue in the first row.
void report_position_turn(Resolution& resolution, const MoveNode& node);
// R14.
void report_move_after_end(Resolution& resolution, const Ply& ply);

}  // namespace plyglot::hexix
