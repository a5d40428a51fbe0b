#pragma once
// How a leg that is played is written: capture marks, promotions and the canonical form (hopgi R13.7, R15, 5).

#include "hopgi/notations/hopgi/resolve/resolution.hpp"

#include <plyglot/hopgi_move.hpp>

namespace plyglot::hopgi::record {

// Reports what differs between the leg as it is written and as the board has it, before it is played.
// `is_wrong_piece` is whether its letter is that of another piece (R13.3).
void check_spelling(Resolution& resolution, const LegNode& node, const Leg& leg, bool is_wrong_piece);

}  // namespace plyglot::hopgi::record
