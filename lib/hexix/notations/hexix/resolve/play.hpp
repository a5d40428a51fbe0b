#pragma once
// Playing the plies of a record by the rules: hexix R5 to R9, R12, R14.

#include "hexix/notations/hexix/resolve/resolution.hpp"

namespace plyglot::hexix {

// A move that is written for the side to move. The turn passes, whatever becomes of it.
void play_move(Resolution& resolution, const MoveNode& node, std::uint32_t row);

// R5: a ply of the side to move that was made but not recorded. `place` is what `skipped-ply` stands at, `next` the
// item behind it; null if there is none.
void play_skip(Resolution& resolution, text::Span place, const ItemNode* next, std::uint32_t row);

// R4a, R13: a ply of Red that is not there before this move of Blue. What is said about it is the caller's.
void play_missing(Resolution& resolution, const MoveNode& next, std::uint32_t row);

}  // namespace plyglot::hexix
