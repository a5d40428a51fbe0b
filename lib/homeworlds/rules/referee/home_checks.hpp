#pragma once
// Unusual homeworlds (homeworlds-rules P9, G22).

#include "homeworlds/rules/referee/judgement.hpp"

namespace plyglot::homeworlds {

// Before the home exists.
void check_home(Judgement& judgement);

}  // namespace plyglot::homeworlds
