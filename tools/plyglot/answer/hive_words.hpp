#pragma once
// Positions and moves of Hive in the words of the protocol (corpus/README.md): cells as `q,r`, bugs with their
// ordinals.

#include "plyglot/answer/members.hpp"

#include "hive/rules/game_state.hpp"

#include <plyglot/hive_position.hpp>

namespace plyglot::tool {

// As a text of HOP shows it.
Answer hive_position(const hive::Position& position);
// As it is in a game.
Answer hive_position(const hive::GameState& state);

// `wA1 2,-1`; `pass`.
std::vector<std::string> hive_moves(const hive::GameState& state, const std::vector<hive::Move>& moves);

}  // namespace plyglot::tool
