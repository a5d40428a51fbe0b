#pragma once
// From the bytes of a record to its syntax tree and its AST (hexix 2 and 3). What is found on the way (hexix 7) is
// reported by find_all.

#include "hexix/notations/hexix/read/ast.hpp"
#include "syntax/grammar.hpp"
#include "text/mapped_text.hpp"

namespace plyglot::hexix {

// Of a record with its lead.
extern const syntax::Grammar grammar_2024;
extern const syntax::Grammar grammar_2019;
const syntax::Grammar& grammar_of(Dialect dialect);

// Memory that is used again from record to record.
struct ParseScratch {
  text::MappedText text;
  syntax::SyntaxTree tree;
  syntax::SeenWords words;
  std::vector<syntax::FurthestFailure> failures;
};

// The whole tree.
const syntax::SyntaxTree& build_tree(const text::Source& source, text::Span record, Dialect dialect,
                                     ParseScratch& scratch);

// A brief tree and the AST, which is emptied first. Linear; takes any bytes.
void build_ast(const text::Source& source, text::Span record, Dialect dialect, ParseScratch& scratch, Ast& ast);

}  // namespace plyglot::hexix
