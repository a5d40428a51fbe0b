#pragma once
// Text to AST, over memory the caller reuses.

#include "diagnostics/reporter.hpp"
#include "hive/notations/hive_pgn/read/ast.hpp"
#include "hive/reading/uhp_moves/dialect.hpp"
#include "syntax/grammar.hpp"
#include "text/mapped_text.hpp"

namespace plyglot::hive::hive_pgn {

// The grammar of one file, as parse.cpp instantiates it.
extern const syntax::Grammar grammar;

// Text to tree and tree to AST (hive-notations 3.3), with the findings about the form of lines and moves. `file` is the
// whole text without the byte order mark that the toolchain takes off.
void parse(const text::Source& source, text::Span file, text::MappedText& mapped, syntax::SyntaxTree& tree, Ast& ast,
           diagnostics::Reporter& reporter, uhp::Dialect dialect = uhp::Dialect::mzinga);

}  // namespace plyglot::hive::hive_pgn
