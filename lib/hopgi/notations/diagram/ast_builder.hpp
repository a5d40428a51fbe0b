#pragma once
// From the syntax tree of a diagram to its AST.

#include "hopgi/notations/diagram/ast.hpp"

namespace plyglot::hopgi::diagram {

// Takes the nodes in the order of the tree.
class AstBuilder {
 public:
  AstBuilder(const text::Source& source, Ast& ast) : source_(source), ast_(ast) {}

  void end_line(text::Span) { ++line_; }
  Part& add_part(PartKind kind, text::Span span);
  void add_rank(text::Span span);
  void take_value(bool is_good, text::Span span);
  void add_field(PartKind kind, text::Span span);
  void add_cell(text::Span span);

 private:
  const text::Source& source_;
  Ast& ast_;
  std::uint32_t line_ = 0;
  // Where the cells of the next rank begin.
  std::size_t first_cell_ = 0;
  // Of the next field; `has_value_` tells whether there is one.
  text::Span value_;
  bool has_value_ = false;
  bool has_good_value_ = false;
};

}  // namespace plyglot::hopgi::diagram
