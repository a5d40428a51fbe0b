#pragma once
// Turns of dialect `quux`: whole moves in explicit forms, one a line (homeworlds 3.3).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

namespace plyglot::test::by_hand {

using namespace homeworlds;

// Homeworlds of dialect `quux`, which are state lines: `Sam (0, y3b1) g3-`.

// None if the line is something else, or has other ships than one of the player whose home it is.
std::optional<ActionNode> read_quux_homeworld(const text::Source& source, text::Span line);

// Fills the last turn of the tree by this line, without blanks around. Of a homeworld the node's `owner` is the digit
// of the seat, and it has no verb.
void read_quux_turn(Reading& reading, text::Span line);

}  // namespace plyglot::test::by_hand
