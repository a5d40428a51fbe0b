#pragma once
// What becomes of systems that have lost their stars or ships (homeworlds-rules G11, G18).

#include "homeworlds/rules/referee/judgement.hpp"

namespace plyglot::homeworlds {

// After an action in the system.
void forget_if_lost(Judgement& judgement, SystemId system);

// G18b: true if the mover's home would be left without own ships if these went, which is reported then: the action is
// not played.
bool would_desert_home(Judgement& judgement, const State::Place& place, unsigned ships_that_go);
// The same if all pieces of a colour went.
bool would_destroy_home(Judgement& judgement, const State::Place& place, Colour colour);

}  // namespace plyglot::homeworlds
