#pragma once
// Text to AST, over memory the caller reuses.

#include "diagnostics/reporter.hpp"
#include "hive/notations/uhp/ast.hpp"
#include "hive/reading/uhp_moves/dialect.hpp"
#include "text/mapped_text.hpp"

namespace plyglot::hive::uhp {

// The grammar of one GameString, as parse.cpp instantiates it.
extern const syntax::Grammar grammar;

// What the engine fills.
struct ParseScratch {
  text::MappedText text;
  syntax::SyntaxTree tree;
  std::vector<syntax::FurthestFailure> failures;
};

// Text to tree and tree to AST (hive-notations U1 to U8), with every finding of the phase syntax but those about header
// fields whose fix needs the game.
void parse(const text::Source& source, text::Span record, Dialect dialect, ParseScratch& scratch, Ast& ast,
           diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::uhp
