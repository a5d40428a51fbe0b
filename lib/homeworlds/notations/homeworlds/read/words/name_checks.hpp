#pragma once
// Names that are given (homeworlds R15, R16).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

namespace plyglot::homeworlds {

// Reports what misleads about a name. The star is that of the system that gets it, empty for a home.
void check_new_name(Reading& reading, text::Span name, text::Span star);

}  // namespace plyglot::homeworlds
