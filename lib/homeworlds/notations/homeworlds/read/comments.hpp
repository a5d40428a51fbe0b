#pragma once
// What comments ask to be suppressed.

#include "diagnostics/reporter.hpp"
#include "homeworlds/record/ast.hpp"

namespace plyglot::homeworlds {

// A comment after something applies to its line, a comment on a line of its own to the turn below it.
void read_suppressions(const text::Source& source, const Ast& ast, diagnostics::Reporter& reporter);

}  // namespace plyglot::homeworlds
