#pragma once
// From the nodes of the words of one row to its AST (hexix 3).

#include "hexix/notations/hexix/read/ast.hpp"
#include "syntax/part_of.hpp"

namespace plyglot::hexix {

// Nodes of words, and of their parts, are taken from left to right, parts before their whole.
class RowBuilder {
 public:
  // The last row is one that is being built.
  RowBuilder(const text::Source& source, Ast& ast) : source_(source), ast_(ast) { begin_row(); }

  void begin_row();

  MoveNode& part(syntax::PartOf<MoveNode>) { return *move_; }
  RowNode& part(syntax::PartOf<RowNode>) { return row(); }

  void take_number(text::Span span);
  void take_odd_number(text::Span span);
  void take_dots(text::Span span) { next_item().dots = span; }
  // A word of the grammar, which is read from its bytes.
  void take_move(text::Span span);
  // The first cell of an odd move begins it.
  void take_cell(text::Span span);
  void take_mark(text::Span span);
  void take_value(text::Span span);
  void take_increment(text::Span span);
  void take_suffix(text::Span span);
  void end_odd_move(text::Span span);
  void take_bad_word(text::Span span);
  // A row that is a word of two plies has both of them. The row has one item.
  void divide_joined_row();

 private:
  RowNode& row() { return ast_.rows.back(); }
  ItemNode& next_item() { return row().items[row().item_count++]; }
  MoveNode& begin_move(std::uint32_t begin);
  std::optional<Cell> cell_in(text::Span span) const;
  // Of a word that the grammar has but for the board.
  bool has_known_cells(text::Span ply) const;

  char byte_at(std::uint32_t offset) const { return source_.text[offset - source_.base]; }

  const text::Source& source_;
  Ast& ast_;
  // The odd one that is being built, in its item of the last row; null before its first cell.
  MoveNode* move_ = nullptr;
};

}  // namespace plyglot::hexix
