#pragma once
// The positions from which the games of a match begin.

#include "plyglot/match/match_plan.hpp"
#include "plyglot/options/options.hpp"
#include "plyglot/run/run.hpp"

namespace plyglot::tool::match {

// Games of so many plies that go on, chosen at random by the seed, the same on every machine: as many as are wanted, or
// as are found. No two end in the same position, turned or mirrored. The type is that of Hive alone. Of Homeworlds
// homes and turns are those of `turns_of` (turn_search.hpp).
std::vector<Opening> random_openings(const MatchPlan& plan, const std::string& type, std::uint32_t plies,
                                     std::uint64_t seed, std::uint32_t wanted);

// The games and positions of files. What is of another game, has an error or is over is a failure of the run.
std::vector<Opening> openings_of(const MatchPlan& plan, const InputOptions& files, Run& run);

}  // namespace plyglot::tool::match
