#pragma once
// The stage `ast` of a dump.

#include "hexix/notations/hexix/read/ast.hpp"

#include <plyglot/source.hpp>

#include <string>

namespace plyglot::hexix {

// As indented text.
void append_ast(const Ast& ast, const text::Source& source, std::string& out);

}  // namespace plyglot::hexix
