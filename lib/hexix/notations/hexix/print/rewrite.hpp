#pragma once
// Translation between the dialects: only the marks of placements change (hexix 8).

#include "hexix/notations/hexix/read/ast.hpp"

namespace plyglot::hexix {

// Appends the record's bytes as they are, with the marks of the dialect.
void rewrite_marks(const text::Source& source, const Ast& ast, Dialect to, std::string& out);

}  // namespace plyglot::hexix
