#pragma once
// From the nodes of the words of one row to its AST (hexix 3).

#include "hexix/notations/hexix/read/ast.hpp"
#include "hexix/notations/hexix/read/kinds.hpp"

namespace plyglot::hexix {

class RowBuilder {
 public:
  explicit RowBuilder(const text::Source& source) : source_(source) {}

  // A node of a word, or of a part of one; words come from left to right, parts before their whole.
  void take(const syntax::Node& node, RowNode& row);

 private:
  void take_number(text::Span span, RowNode& row) const;
  void take_odd_number(text::Span span, RowNode& row) const;
  void take_cell(CellNode cell) { (move_.cell.span.empty() ? move_.cell : move_.target) = cell; }
  void take_mark(text::Span span);
  void take_value(text::Span span);
  void take_suffix(text::Span span);
  static MoveNode new_move() {
    MoveNode move;
    move.form = MoveForm::lone_cell;
    return move;
  }
  // Ends the move.
  void take_move(text::Span span, RowNode& row);
  void take_bad_word(text::Span span, RowNode& row) const;
  CellNode cell_in(text::Span span) const;

  char byte_at(std::uint32_t offset) const { return source_.text[offset - source_.base]; }

  const text::Source& source_;
  // One that is being built; nothing follows its cell until it does.
  MoveNode move_ = new_move();
};

}  // namespace plyglot::hexix
