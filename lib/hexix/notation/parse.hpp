#pragma once
// From the bytes of a record to its syntax tree and its AST, with what is found on the way: hexix 2, 3 and the rows of
// hexix 7 about bytes, words and layout.

#include "diagnostics/reporter.hpp"
#include "hexix/notation/ast.hpp"
#include "notation/row.hpp"
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
  std::vector<syntax::FurthestFailure> failures;
};

// The tree and the AST, which is emptied first, without what is found.
void build_ast(const text::Source& source, text::Span record, Dialect dialect, ParseScratch& scratch, Ast& ast);

// Fills the AST, which is emptied first, and reports. `record` is the unit's content as next_unit gives it. Reads the
// comments that suppress findings for the reporter. Linear; takes any bytes.
void parse(const notation::ReadContext& context, text::Span record, Dialect dialect, ParseScratch& scratch, Ast& ast);

}  // namespace plyglot::hexix
