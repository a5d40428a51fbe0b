#pragma once
// The last position of a model as the rules of its game compute on it.

#include "hexix/rules/state.hpp"
#include "hive/rules/game_state.hpp"
#include "homeworlds/rules/state.hpp"
#include "hopgi/rules/state.hpp"

#include <plyglot/toolchain.hpp>

namespace plyglot::toolchain {

using LastState = std::variant<std::monostate, hive::GameState, homeworlds::State, hexix::State, hopgi::State>;

// Of a game of Hive after its legal part. None where the position is unknown or has an error, and of a position of Hive
// without a list of moves (hive-rules H32).
LastState last_state_of(const Model& model);

}  // namespace plyglot::toolchain
