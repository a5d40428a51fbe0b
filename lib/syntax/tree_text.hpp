#pragma once
// Syntax trees as indented text, for `dump --stage syntax`.

#include "syntax/grammar.hpp"

namespace plyglot::syntax {

// One line a node, parents before children: its name, its span, and the text of a leaf.
void append_tree(const SyntaxTree& tree, const Grammar& grammar, const text::Source& source, std::string& out);

}  // namespace plyglot::syntax
