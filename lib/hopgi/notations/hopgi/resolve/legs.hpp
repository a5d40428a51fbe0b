#pragma once
// What a written leg means on the board, and what is wrong with it (hopgi R13 to R16).

#include "hopgi/notations/hopgi/resolve/resolution.hpp"

namespace plyglot::hopgi::record {

// Fills the leg to play for the side to move; false if it is refused. Reports. The letters and squares of the leg are
// checked already (R13.1). `king` is given for a second leg: the square of the king that has to move. Returning an
// optional leg would cost more than all its checks: it is copied in pieces that do not fit each other.
bool judge_leg(Resolution& resolution, const LegNode& node, std::optional<Square> king, Leg& leg);

}  // namespace plyglot::hopgi::record
