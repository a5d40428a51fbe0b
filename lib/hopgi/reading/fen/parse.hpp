#pragma once
// From the bytes of a FEN to its syntax tree, its AST and its position: hopgi 3.2, with what is found on the way.

#include "diagnostics/reporter.hpp"
#include "hopgi/reading/fen/ast.hpp"
#include "syntax/grammar.hpp"
#include "text/mapped_text.hpp"

#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi::fen {

// Of one FEN.
extern const syntax::Grammar grammar;

// Memory that is used again from FEN to FEN.
struct Scratch {
  text::MappedText text;
  syntax::SyntaxTree tree;
  std::vector<syntax::FurthestFailure> failures;
  Ast ast;
};

// Fills tree and AST, which are emptied first, and reports nothing. Linear; takes any bytes.
void build_ast(const text::Source& source, text::Span fen, Scratch& scratch);

// The findings of hopgi 7.2 that need no board: of the items, the hand and the fields.
void report_syntax(const text::Source& source, const Ast& ast, diagnostics::Reporter& reporter);

}  // namespace plyglot::hopgi::fen
