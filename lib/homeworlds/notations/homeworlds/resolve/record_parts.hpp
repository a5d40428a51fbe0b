#pragma once
// What is in a text, from top to bottom, for printing (homeworlds 5).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

namespace plyglot::homeworlds {

// Fills headers, comments, unread text and the parts of a record whose turns are known. A comment inside a turn or a
// position goes above it, unless the turn is copied and the comment with it.
void take_parts(const Reading& reading, Record& record);

}  // namespace plyglot::homeworlds
