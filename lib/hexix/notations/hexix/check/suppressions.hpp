#pragma once
// What comments ask to be suppressed.

#include "hexix/notations/hexix/check/checks.hpp"

namespace plyglot::hexix {

// A comment after something applies to its line, one on a line of its own to the next line that is not a comment.
void read_suppressions(const Scope& scope);

}  // namespace plyglot::hexix
