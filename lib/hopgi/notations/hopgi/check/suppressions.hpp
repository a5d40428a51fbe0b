#pragma once
// What comments ask to be suppressed.

#include "hopgi/notations/hopgi/check/checks.hpp"

namespace plyglot::hopgi::record {

// Comments of the form `// ...`. One behind something speaks of its line, one on a line of its own of the next line
// that is neither blank nor such a comment.
void read_suppressions(const Scope& scope);

}  // namespace plyglot::hopgi::record
