#pragma once
// What a written leg means on the board, and what is wrong with it (hopgi R13 to R16).

#include "hopgi/record/resolution.hpp"

#include <plyglot/hopgi_move.hpp>

namespace plyglot::hopgi::record {

// The leg to play for the side to move; none if it is refused. Reports. The letters and squares of the leg are checked
// already (R13.1). `king` is given for a second leg: where the king stands that has to move.
std::optional<Leg> judge_leg(Resolution& resolution, const LegNode& node, std::optional<Square> king);

}  // namespace plyglot::hopgi::record
