#pragma once
// What comments ask to be suppressed.

#include "hopgi/notations/hopgi/check/checks.hpp"

namespace plyglot::hopgi::record {

// Comments of the forms `// ...` and `{ ... }`. One beside something speaks of its line, one on a line of its own of
// the next line that holds more than comments.
void read_suppressions(const Scope& scope);

}  // namespace plyglot::hopgi::record
