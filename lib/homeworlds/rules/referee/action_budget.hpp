#pragma once
// What may still be played in a turn (homeworlds-rules G2, G9, E4): check (3) of G15.

#include "homeworlds/rules/referee/judgement.hpp"

namespace plyglot::homeworlds {

// Reports, and takes the action from what the turn has left. False for a surplus pass (G17c).
bool spend(Judgement& judgement);

}  // namespace plyglot::homeworlds
