#pragma once
// From the syntax tree of a FEN to its AST.

#include "hopgi/reading/fen/ast.hpp"
#include "syntax/part_of.hpp"

namespace plyglot::hopgi::fen {

// Takes the nodes in the order of the tree.
class AstBuilder {
 public:
  AstBuilder(const text::Source& source, Ast& ast) : source_(source), ast_(ast) {}

  Ast& part(syntax::PartOf<Ast>) { return ast_; }

  void add_item(ItemKind kind, bool has_odd_spelling, text::Span span);
  void add_gap(text::Span digit);
  // There can be as many as there are bytes, so adjacent ones are one item.
  void add_bad_char(text::Span span);
  void add_piece(bool has_odd_spelling, text::Span span);
  void end_rank(text::Span span);
  void set_hand(HandForm form, text::Span span);
  void add_field(bool is_good, text::Span span) { ast_.fields.push_back({span, is_good}); }
  // After the last node.
  void finish();

 private:
  const text::Source& source_;
  Ast& ast_;
  // Where the items of the next rank begin.
  std::size_t first_of_rank_ = 0;
};

}  // namespace plyglot::hopgi::fen
