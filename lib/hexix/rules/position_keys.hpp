#pragma once
// The keys of a position of Hexix.

#include "board/position_key.hpp"
#include "hexix/rules/state.hpp"

namespace plyglot::hexix {

// By the pieces with their numbers, and the side to move. The mirror image has column A in the place of G.
PositionKeys keys_of(const State& state);

}  // namespace plyglot::hexix
