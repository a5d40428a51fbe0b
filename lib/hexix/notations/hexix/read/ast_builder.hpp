#pragma once
// From the nodes of a record's tree, children before their parents, to its AST.

#include "hexix/notations/hexix/read/row_builder.hpp"

namespace plyglot::hexix {

class AstBuilder : public RowBuilder {
 public:
  // The AST is empty but for its span.
  AstBuilder(const text::Source& source, Ast& ast);

  using RowBuilder::part;
  LineNode& part(syntax::PartOf<LineNode>) { return line_; }

  void end_line(LineKind kind, text::Span span);
  void end_divider(text::Span span);
  void end_header(text::Span span);
  void end_row(text::Span span);
  void take_odd_header(text::Span span);
  void take_odd_row(text::Span span);
  // After the last node.
  void finish();

 private:
  void end_lead();
  void look_for_position(const LineNode& line);

  const text::Source& source_;
  Ast& ast_;
  LineNode line_;
  bool is_in_lead_ = true;
};

}  // namespace plyglot::hexix
