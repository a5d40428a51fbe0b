#pragma once
// Sets of bugs as the gametype field writes them.

#include <plyglot/hive_position.hpp>

namespace plyglot::hive::hop {

// The shortest spelling (hop R25); empty for the ultimate set, whose field is left out.
std::string canonical_gametype(const BugSet& set);

// The smallest of the eight published sets that has at least these bugs; none if no published set does.
std::optional<BugSet> smallest_standard_set(const BugSet& needed);

}  // namespace plyglot::hive::hop
