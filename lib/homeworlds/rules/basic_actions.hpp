#pragma once
// The legal basic actions of the player to move (homeworlds-rules 8).

#include "homeworlds/rules/state.hpp"

namespace plyglot::homeworlds {

// Systems in the order of their creation, in each the verbs in the order of Verb and the pieces in theirs. Builds carry
// the piece that the bank gives; discoveries have no name yet; attacks have an owner if there are more than two
// players. The names view the state's and are valid until a system is created. Empty if the player is not set up or is
// eliminated. Whether the game is over is not asked.
std::vector<Action> basic_actions(const State& state);

}  // namespace plyglot::homeworlds
