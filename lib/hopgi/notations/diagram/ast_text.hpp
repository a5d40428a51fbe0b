#pragma once
// The AST of a diagram as indented text, for `dump --stage ast`.

#include "hopgi/notations/diagram/ast.hpp"

namespace plyglot::hopgi::diagram {

void append_ast(const Ast& ast, const text::Source& source, std::string& out);

}  // namespace plyglot::hopgi::diagram
