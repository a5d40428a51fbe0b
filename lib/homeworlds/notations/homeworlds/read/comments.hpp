#pragma once
// What comments ask to be suppressed.

#include "diagnostics/reporter.hpp"
#include "homeworlds/record/ast.hpp"

namespace plyglot::homeworlds {

// A comment behind something speaks of its line, one that stands alone of the turn below it.
void read_suppressions(const text::Source& source, const Ast& ast, diagnostics::Reporter& reporter);

}  // namespace plyglot::homeworlds
