#pragma once
// From the AST to the game: who made which ply (hexix R4 to R6, R13), what the rules say of it (R7 to R12, R14).

#include "diagnostics/reporter.hpp"
#include "hexix/notations/hexix/read/ast.hpp"
#include "hexix/notations/hexix/read/options.hpp"

namespace plyglot::hexix {

// Fills the record, which is emptied first, and reports. Linear in the plies.
void resolve(const text::Source& source, const Ast& ast, const Options& options, Record& record,
             diagnostics::Reporter& reporter);

}  // namespace plyglot::hexix
