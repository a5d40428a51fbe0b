#pragma once
// The AST of a FEN as indented text, for `dump --stage ast`.

#include "hopgi/reading/fen/ast.hpp"

namespace plyglot::hopgi::fen {

void append_ast(const Ast& ast, const text::Source& source, std::string& out);

}  // namespace plyglot::hopgi::fen
