#pragma once
// The stage `ast` of a dump.

#include "homeworlds/record/ast.hpp"

namespace plyglot::homeworlds {

// A line for each header, comment, position, turn and action, and one for each of their parts.
void append_ast(const Ast& ast, const text::Source& source, std::string& out);

}  // namespace plyglot::homeworlds
