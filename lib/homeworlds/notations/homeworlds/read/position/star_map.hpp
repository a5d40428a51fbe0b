#pragma once
// A position without its first word, a system a line (homeworlds L16).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

namespace plyglot::homeworlds {

// Whether a text of `seed` is nothing else.
bool is_star_map(const text::Source& source);

// Reads comments and the position, if the text is nothing else. False, with nothing done, if it is another text, which
// costs no more than its first line that is neither blank nor a comment. What the systems contradict is left to
// `take_position`.
bool read_star_map(Reading& reading, std::vector<text::Span>& systems);

}  // namespace plyglot::homeworlds
