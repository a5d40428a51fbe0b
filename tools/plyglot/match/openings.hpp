#pragma once
// The positions from which the games of a match begin.

#include "plyglot/options.hpp"
#include "plyglot/run.hpp"

namespace plyglot::tool::match {

// Legal games of so many plies, chosen at random by the seed, the same on every machine: as many as are wanted, or as
// are found. No two end in the same position, turned or mirrored. GameStrings.
std::vector<std::string> random_openings(const std::string& type, std::uint32_t plies, std::uint64_t seed,
                                         std::uint32_t wanted);

// The games of files, as GameStrings. What is not a game, has an error or is over is a failure of the run.
std::vector<std::string> openings_of(const InputOptions& files, Run& run);

}  // namespace plyglot::tool::match
