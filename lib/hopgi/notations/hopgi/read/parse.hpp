#pragma once
// From the bytes of one game to its syntax tree and its AST: hopgi 2, 3.1, R20 to R22. What is
// found on the way (hopgi 7.1) is reported by find_all.

#include "hopgi/notations/hopgi/read/ast.hpp"
#include "syntax/grammar.hpp"
#include "text/mapped_text.hpp"

namespace plyglot::hopgi::record {

extern const syntax::Grammar grammar;
// Of a game that begins after another one on the same line.
extern const syntax::Grammar continued_grammar;

// Memory that is used again from game to game.
struct ParseScratch {
  text::MappedText text;
  syntax::SyntaxTree tree;
  syntax::SeenWords words;
  std::vector<syntax::FurthestFailure> failures;
};

// The whole tree.
const syntax::SyntaxTree& build_tree(const text::Source& source, text::Span game, ParseScratch& scratch);

// A brief tree and the AST, which is emptied first. Linear; takes any bytes.
void build_ast(const text::Source& source, text::Span game, ParseScratch& scratch, Ast& ast);

}  // namespace plyglot::hopgi::record
