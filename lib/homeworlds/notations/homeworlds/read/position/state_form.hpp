#pragma once
// The state form: a position as text (homeworlds 3.2).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

namespace plyglot::homeworlds {

// Reads a position, which may hold comments and line ends. What is not in the state form, or says what cannot be, is
// reported, and there is no position then.
std::optional<Position> read_position(Reading& reading, text::Span span);

}  // namespace plyglot::homeworlds
