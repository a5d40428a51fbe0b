#pragma once
// Turns of dialect `quux`: whole moves in explicit forms, one a line (homeworlds 3.3).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

namespace plyglot::homeworlds {

// Appends the turn of this line, without blanks around, to the tree. Of a homeworld the node's `owner` is the digit of
// the seat, and it has no verb.
void read_quux_turn(Reading& reading, text::Span line);

}  // namespace plyglot::homeworlds
