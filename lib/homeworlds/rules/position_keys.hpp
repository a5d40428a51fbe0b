#pragma once
// The keys of a position of Homeworlds.

#include "board/position_key.hpp"
#include "homeworlds/rules/state.hpp"

namespace plyglot::homeworlds {

// By the systems, whatever they are called, and who of the players has what, counted from the player to move: names and
// seats are not in them. There are no mirror images, so that both values are the same.
PositionKeys keys_of(const State& state);

}  // namespace plyglot::homeworlds
