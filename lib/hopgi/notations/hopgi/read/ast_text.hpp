#pragma once
// The AST as indented text, for `dump --stage ast`.

#include "hopgi/notations/hopgi/read/ast.hpp"

#include <string>

namespace plyglot::hopgi::record {

void append_ast(const Ast& ast, const text::Source& source, std::string& out);

}  // namespace plyglot::hopgi::record
