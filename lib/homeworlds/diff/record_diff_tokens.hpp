#pragma once
// Turns of games that are not in step, and which of them are the same.

#include "homeworlds/diff/record_diff.hpp"
#include "homeworlds/diff/system_links.hpp"

namespace plyglot::homeworlds {

struct StretchKeys {
  // The same number for the same actions in any order, in the same systems.
  Pair<std::vector<std::uint32_t>> turns;
  // Systems of A and B that come into being in the same way.
  std::vector<std::pair<SystemId, SystemId>> same_systems;
};

// A system that has a partner is that; another one is what makes it, the first or second time and so on, or its name
// where positions are not known. Linear in the number of actions.
StretchKeys stretch_keys(const Record& a, const Record& b, const Pair<comparing::Range>& turns,
                         const SystemLinks& links);

}  // namespace plyglot::homeworlds
