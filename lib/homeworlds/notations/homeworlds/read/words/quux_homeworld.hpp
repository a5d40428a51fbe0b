#pragma once
// Homeworlds of dialect `quux`, which are state lines: `Sam (0, y3b1) g3-`.

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

namespace plyglot::homeworlds {

// None if the line is something else, or has other ships than one of the player whose home it is.
std::optional<ActionNode> read_quux_homeworld(const text::Source& source, text::Span line);

}  // namespace plyglot::homeworlds
