#pragma once
// From the bytes of one game to its syntax tree and its AST, with what is found on the way: hopgi 2, 3.1, R20 to R22
// and the rows of hopgi 7.1 that need no board.
//
// Those are, of the catalogue: byte-order-mark (by the toolchain), not-utf8, crlf, final-newline, bad-token, bad-tag,
// duplicate-tag, other-variant, bad-result-tag, bad-date, unclosed-comment, stray-brace, stray-paren,
// unclosed-variation, variation-depth, variation-without-turn, semicolon-comment, extra-leg, bad-suffix, nag-range,
// untagged-game, missing-result, result-mismatch. Of a first leg also unknown-piece, unknown-square and check-mark.
//
// To playing are left: what is said of a second leg, by findings/legs.hpp, once R17 looks at it; number-format, by
// findings/numbers.hpp, since what has to be written depends on the side; the value of the tag `FEN`; and all else.

#include "diagnostics/reporter.hpp"
#include "hopgi/record/ast.hpp"
#include "notation/row.hpp"
#include "syntax/grammar.hpp"
#include "text/mapped_text.hpp"

namespace plyglot::hopgi::record {

extern const syntax::Grammar grammar;
// Of a game that begins behind another on its line.
extern const syntax::Grammar continued_grammar;

// Memory that is used again from game to game.
struct ParseScratch {
  text::MappedText text;
  syntax::SyntaxTree tree;
  std::vector<syntax::FurthestFailure> failures;
};

// The tree and the AST, which is emptied first, without what is found.
void build_ast(const text::Source& source, text::Span game, ParseScratch& scratch, Ast& ast);

// Fills the AST, which is emptied first, and reports. `game` is the unit's content as next_unit gives it. Reads the
// comments that suppress findings for the reporter. Linear; takes any bytes.
void parse(const notation::ReadContext& context, text::Span game, ParseScratch& scratch, Ast& ast);

}  // namespace plyglot::hopgi::record
