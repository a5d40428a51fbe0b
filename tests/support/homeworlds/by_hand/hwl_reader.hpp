#pragma once
// Turns of dialect `hwl`: items of fields, one turn a line (homeworlds 3.3, H1 to H5).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

namespace plyglot::test::by_hand {

using namespace homeworlds;

// Fills the last turn of the tree by this line, without blanks around. A line without anything is a pass.
void read_hwl_turn(Reading& reading, text::Span line);

}  // namespace plyglot::test::by_hand
