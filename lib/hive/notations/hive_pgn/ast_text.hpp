#pragma once
// The AST of a Hive PGN file as indented text, for `dump --stage ast`.

#include "hive/notations/hive_pgn/read/ast.hpp"

namespace plyglot::hive::hive_pgn {

// One line a line of the file, in lists of one kind each, with what was read of it.
void append_ast(const Ast& ast, const text::Source& source, std::string& out);

}  // namespace plyglot::hive::hive_pgn
