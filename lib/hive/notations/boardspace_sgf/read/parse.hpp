#pragma once
// Text to AST, over memory the caller reuses.

#include "diagnostics/reporter.hpp"
#include "hive/notations/boardspace_sgf/read/ast.hpp"
#include "syntax/grammar.hpp"
#include "text/mapped_text.hpp"

namespace plyglot::hive::boardspace_sgf {

// The grammar of one file, as parse.cpp instantiates it.
extern const syntax::Grammar grammar;

// Text to tree and tree to AST, with every finding of the phases bytes and syntax.
void parse(const text::Source& source, text::Span file, text::MappedText& mapped, syntax::SyntaxTree& tree, Ast& ast,
           diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::boardspace_sgf
