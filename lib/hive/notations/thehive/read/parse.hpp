#pragma once
// Text to AST, over memory the caller reuses.

#include "diagnostics/reporter.hpp"
#include "hive/notations/thehive/read/ast.hpp"
#include "hive/spelling/thehive_spelling.hpp"
#include "syntax/grammar.hpp"

namespace plyglot::hive::thehive {

// The grammar of one file, as parse.cpp instantiates it.
extern const syntax::Grammar grammar;

// Text to tree and tree to AST (hive-notations 3.2, V4 to V8), with every finding of the phase syntax and those about
// the names of pieces.
void parse(const text::Source& source, text::Span record, Pieces pieces, syntax::SyntaxTree& tree, Ast& ast,
           diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::thehive
