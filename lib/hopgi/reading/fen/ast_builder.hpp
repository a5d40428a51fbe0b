#pragma once
// From the syntax tree of a FEN to its AST.

#include "hopgi/reading/fen/ast.hpp"
#include "hopgi/reading/fen/kinds.hpp"

namespace plyglot::hopgi::fen {

// Takes the nodes in the order of the tree.
class AstBuilder {
 public:
  AstBuilder(const text::Source& source, Ast& ast) : source_(source), ast_(ast) {}

  void take(const syntax::Node& node);
  // Behind the last node.
  void finish();

 private:
  void add_item(ItemKind kind, text::Span span, bool has_odd_spelling = false);
  // There can be as many as there are bytes, so that those that stand together are one item.
  void add_bad_char(text::Span span);
  void add_piece(text::Span span, bool has_odd_spelling);
  void end_rank(text::Span span);
  void set_hand(HandForm form, text::Span span);

  const text::Source& source_;
  Ast& ast_;
  // Where the items of the next rank begin.
  std::size_t first_of_rank_ = 0;
};

}  // namespace plyglot::hopgi::fen
