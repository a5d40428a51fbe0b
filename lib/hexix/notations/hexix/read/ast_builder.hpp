#pragma once
// From the nodes of a record's tree, children before their parents, to its AST.

#include "hexix/notations/hexix/read/row_builder.hpp"

namespace plyglot::hexix {

class AstBuilder : public RowBuilder {
 public:
  // The AST is empty but for its span.
  AstBuilder(const text::Source& source, Ast& ast);

  using RowBuilder::part;
  LineNode& part(syntax::PartOf<LineNode>) { return line(); }

  void end_line(LineKind kind, text::Span span);
  void end_divider(text::Span span);
  void end_header(text::Span span);
  void end_remark(text::Span span);
  void end_row(text::Span span);
  void take_odd_header(text::Span span);
  void take_odd_row(text::Span span);
  // After the last node.
  void finish();

 private:
  // The last line is one that is being built.
  LineNode& line() { return ast_.lines.back(); }
  std::uint32_t lines() const { return static_cast<std::uint32_t>(ast_.lines.size() - 1); }
  void end_lead();
  void look_for_position(const LineNode& line);
  void look_for_restart();
  bool has_same_words(const RowNode& a, const RowNode& b) const;
  bool is_repetition(const RowNode& row_before, const RowNode& row) const;
  // Most rows begin with another cell than the row before.
  bool may_be_repetition() const {
    const RowNode& row = ast_.rows.back();
    return &row != ast_.rows.data() && (&row - 1)->items[0].move.first_cell == row.items[0].move.first_cell;
  }

  const text::Source& source_;
  Ast& ast_;
  bool is_in_lead_ = true;
  bool is_after_repetition_ = false;
  // The first row that does not have two items, if there is one.
  static constexpr std::uint32_t none = 0xFFFFFFFF;
  std::uint32_t first_short_row_ = none;
};

}  // namespace plyglot::hexix
