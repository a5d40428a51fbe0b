#pragma once
// The stage `ast` of a dump.

#include "hive/notations/boardspace_sgf/read/ast.hpp"

namespace plyglot::hive::boardspace_sgf {

// Indented text, one header or command a line.
void append_ast(const Ast& ast, const text::Source& source, std::string& out);

}  // namespace plyglot::hive::boardspace_sgf
