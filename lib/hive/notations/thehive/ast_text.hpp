#pragma once
// The stage `ast` of a dump.

#include "hive/notations/thehive/read/ast.hpp"

namespace plyglot::hive::thehive {

// A line for each line that is not blank, and one for each of its parts.
void append_ast(const Ast& ast, const text::Source& source, std::string& out);

}  // namespace plyglot::hive::thehive
