#pragma once
// From the bytes of a diagram to its syntax tree and its AST: hopgi 3.3.

#include "hopgi/notations/diagram/ast.hpp"
#include "syntax/grammar.hpp"
#include "text/mapped_text.hpp"

namespace plyglot::hopgi::diagram {

// Of the lines of one diagram.
extern const syntax::Grammar grammar;

// Memory that is used again from diagram to diagram.
struct Scratch {
  text::MappedText text;
  syntax::SyntaxTree tree;
  std::vector<syntax::FurthestFailure> failures;
  Ast ast;
};

// Fills tree and AST, which are emptied first, and reports nothing. Linear; takes any bytes.
void build_ast(const text::Source& source, text::Span diagram, Scratch& scratch);

}  // namespace plyglot::hopgi::diagram
