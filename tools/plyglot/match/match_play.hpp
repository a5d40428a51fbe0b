#pragma once
// Plays one game of a match.

#include "plyglot/match/match_record.hpp"

namespace plyglot::tool::match {

// Engines that break rules lose; throws std::runtime_error if one cannot be started.
MatchGame play_game(const MatchPlan& plan, std::uint32_t number);

}  // namespace plyglot::tool::match
