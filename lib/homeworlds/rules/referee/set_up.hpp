#pragma once
// Who must, and who may, set up a homeworld (homeworlds-rules G1, G16): check (2) of G15.

#include "homeworlds/rules/referee/judgement.hpp"

namespace plyglot::homeworlds {

// False, with the reason reported, if the action cannot be played.
bool check_set_up(Judgement& judgement);

}  // namespace plyglot::homeworlds
