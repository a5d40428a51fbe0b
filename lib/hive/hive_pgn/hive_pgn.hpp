#pragma once
// The floors of the Hive PGN reader, from text to record. Each is a function over memory the caller reuses.

#include "diagnostics/reporter.hpp"
#include "hive/hive_pgn/ast.hpp"
#include "hive/rule_options.hpp"
#include "syntax/grammar.hpp"
#include "text/mapped_text.hpp"

namespace plyglot::hive::hive_pgn {

// The grammar of one file, as parse.cpp instantiates it.
extern const syntax::Grammar grammar;

// Text to tree and tree to AST (hive-notations 3.3), with the findings about the form of lines and moves. `file` is the
// whole text without the byte order mark that the toolchain takes off.
void parse(const text::Source& source, text::Span file, text::MappedText& mapped, syntax::SyntaxTree& tree, Ast& ast,
           diagnostics::Reporter& reporter);

// AST to record (hive-notations P1 to P4), with every other finding. What comments ask to be suppressed goes to the
// reporter. The record is emptied first.
void resolve(const text::Source& source, const Ast& ast, const RuleOptions& options, Record& record,
             diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::hive_pgn
