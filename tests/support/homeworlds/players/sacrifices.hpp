#pragma once
// What may follow a sacrifice of Homeworlds, for players who choose among it.

#include "homeworlds/rules/state.hpp"

namespace plyglot::test {

// What a sacrifice of this colour gives the player to move (homeworlds-rules G9): in every system with an own ship, and
// no power is needed. Discoveries have no name yet. The names view the state's.
std::vector<homeworlds::Action> actions_of_sacrifice(const homeworlds::State& state, homeworlds::Colour colour);

}  // namespace plyglot::test
