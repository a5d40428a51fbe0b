#pragma once
// Text to AST, over memory the caller reuses.

#include "diagnostics/reporter.hpp"
#include "hive/notations/hop/read/ast.hpp"
#include "hive/spelling/hop_gametype.hpp"
#include "syntax/grammar.hpp"
#include "text/mapped_text.hpp"

namespace plyglot::hive::hop {

// The grammar of one HOP string, as parse.cpp instantiates it.
extern const syntax::Grammar grammar;

// Text to tree and tree to AST (hop 3, T1 to T5), with every finding of the phases bytes and syntax.
void parse(const text::Source& source, text::Span record, Dialect dialect, text::MappedText& mapped,
           syntax::SyntaxTree& tree, Ast& ast, diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::hop
