#pragma once
// The keys of a position of Hopgi.

#include "board/position_key.hpp"
#include "hopgi/rules/state.hpp"

namespace plyglot::hopgi {

// By the pieces, the hands and the side to move; the clock and the number of the turn are not in them (hopgi R11). The
// board has no mirror image in which the sides stay (R5), so that both values are the same.
PositionKeys keys_of(const State& state);

}  // namespace plyglot::hopgi
