#pragma once
// What a command line asks for, as a plan.

#include "plyglot/match/match.hpp"
#include "plyglot/match/match_plan.hpp"
#include "plyglot/run/run.hpp"

namespace plyglot::tool::match {

// Throws a UsageError.
MatchPlan plan_for(const MatchOptions& options, Run& run);

}  // namespace plyglot::tool::match
