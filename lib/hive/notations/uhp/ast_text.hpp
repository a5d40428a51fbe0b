#pragma once
// The stage `ast` of a dump.

#include "hive/notations/uhp/ast.hpp"

namespace plyglot::hive::uhp {

// As indented text.
void append_ast(const Ast& ast, const text::Source& source, std::string& out);

}  // namespace plyglot::hive::uhp
