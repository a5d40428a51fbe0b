#pragma once
// From the bytes of a line to its syntax tree and the parts of its position (hexix R17).

#include "syntax/grammar.hpp"
#include "text/mapped_text.hpp"

namespace plyglot::hexix::positions {

// Of one line.
extern const syntax::Grammar grammar;

struct Ast {
  // The line without its line end.
  text::Span line;
  // Empty if the line cannot be read.
  text::Span board;
  text::Span side;

  bool is_readable() const { return !board.empty(); }
};

// Memory that is used again from line to line.
struct Scratch {
  text::MappedText text;
  syntax::SyntaxTree tree;
  std::vector<syntax::FurthestFailure> failures;
  Ast ast;
};

// Fills tree and AST, which are emptied first, and reports nothing. Linear; takes any bytes.
void build_ast(const text::Source& source, text::Span line, Scratch& scratch);

}  // namespace plyglot::hexix::positions
