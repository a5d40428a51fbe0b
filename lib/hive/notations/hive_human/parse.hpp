#pragma once
// Text to AST, over memory the caller reuses.

#include "diagnostics/reporter.hpp"
#include "hive/notations/hive_human/ast.hpp"
#include "syntax/grammar.hpp"

namespace plyglot::hive::hive_human {

// The grammar of one file, as parse.cpp instantiates it.
extern const syntax::Grammar grammar;

// Text to tree and tree to AST (hive-human 3), with every finding of the phase syntax.
void parse(const text::Source& source, text::Span record, syntax::SyntaxTree& tree, Ast& ast,
           diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::hive_human
