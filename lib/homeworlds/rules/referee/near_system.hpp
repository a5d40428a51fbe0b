#pragma once
// Did you mean: the existing system whose name is nearest to one that does not exist.

#include "homeworlds/rules/state.hpp"

namespace plyglot::homeworlds {

// homeworlds-rules 6, `unknown-system`: at most two edits away and nearer than every other, for a name of three
// characters or more.
std::optional<SystemId> near_system(const State& state, std::string_view name);

}  // namespace plyglot::homeworlds
