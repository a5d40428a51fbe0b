#pragma once
// The AST of a HOP string as indented text, for `dump --stage ast`.

#include "hive/notations/hop/read/ast.hpp"

namespace plyglot::hive::hop {

void append_ast(const Ast& ast, const text::Source& source, std::string& out);

}  // namespace plyglot::hive::hop
