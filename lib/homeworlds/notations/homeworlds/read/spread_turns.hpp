#pragma once
// Turns that seem to go on in the turn below (homeworlds L12, L20).

#include "homeworlds/notations/homeworlds/read/lines/layout.hpp"

namespace plyglot::homeworlds {

// Looks at the last two turns of the tree, which have these lines. Reports a turn that is spread over them, or may be:
// its line ends in an unusual separator (homeworlds L20).
void check_spread_turn(Reading& reading, const RecordLines& record, TurnLines before, TurnLines last);

// The colour whose power the action uses (homeworlds-rules G3); none if it uses none.
std::optional<Colour> power_of(Verb verb);

}  // namespace plyglot::homeworlds
