#pragma once
// Two positions of a game side by side, piece by piece: nothing here is hashed.

#include "hexix/rules/state.hpp"
#include "hive/rules/game_state.hpp"
#include "homeworlds/rules/state.hpp"
#include "hopgi/rules/state.hpp"

#include <plyglot/positions.hpp>

namespace plyglot::toolchain {

PositionRelation relation_of(const hive::GameState& a, const hive::GameState& b);
PositionRelation relation_of(const homeworlds::State& a, const homeworlds::State& b);
PositionRelation relation_of(const hexix::State& a, const hexix::State& b);
PositionRelation relation_of(const hopgi::State& a, const hopgi::State& b);

}  // namespace plyglot::toolchain
