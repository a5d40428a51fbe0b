#pragma once
// A record of Hexix as it is written (hexix 2 and 3): its lines, and in each row its words. Spans are those of the
// file.

#include "hexix/verdicts/written_move.hpp"

namespace plyglot::hexix {

// A word of a row: dots, a move, or both glued together.
struct ItemNode {
  // Empty if there are none.
  text::Span dots;
  bool has_move = false;
  MoveNode move;

  bool is_glued() const { return has_move && !dots.empty(); }
  std::uint32_t begin() const { return dots.empty() ? move.begin : dots.begin; }
  text::Span span() const { return !has_move ? dots : text::Span{begin(), move.suffix_end}; }
};

struct NumberNode {
  std::uint32_t begin = 0;
  std::uint32_t digits_end = 0;
  std::uint32_t dots_end = 0;
  std::uint32_t all_dots_end = 0;
  // `N.` followed by a blank, without a leading zero.
  bool is_well_formed = false;

  text::Span digits() const { return {begin, digits_end}; }
  // All dots directly after the digits that do not belong to an ellipsis, as `tolerant form` says; may be empty.
  text::Span dots() const { return {digits_end, dots_end}; }
  // As hexix 7 has it for `number-format`: the digits and all dots directly after them.
  text::Span with_all_dots() const { return {begin, all_dots_end}; }
};

struct RowNode {
  // False if all its words are as the grammar has them, so that there is nothing to find in them.
  bool is_odd = false;
  std::optional<NumberNode> number;
  ItemNode items[2];
  std::uint8_t item_count = 0;
  // From the first surplus word to the last; empty if there is none.
  text::Span surplus;
  // The word that both items are in; empty if each is one of its own.
  text::Span joined;
  // R4: the row before it is written more than once.
  bool is_after_repetition = false;
  // R4: which of the items is in which column; null if the column is empty.
  const ItemNode* blue() const { return blue_item < 0 ? nullptr : &items[blue_item]; }
  const ItemNode* red() const { return red_item < 0 ? nullptr : &items[red_item]; }
  std::int8_t blue_item = -1;
  std::int8_t red_item = -1;
  // Index into Ast::lines, and where that line begins.
  std::uint32_t line = 0;
  std::uint32_t line_begin = 0;

  // A number word and nothing else: it is reported, and the record becomes uncertain (R4).
  bool is_number_alone() const { return number && item_count == 0; }
};

struct LineNode {
  LineKind kind = LineKind::blank;
  // Without its line end.
  text::Span span;
  // Without its comment and without the blanks around it; may be empty.
  text::Span content;
  // From `#` to the end of the line, with blanks at its end; empty if there is none.
  text::Span comment;
  // Of a row: index into Ast::rows.
  std::uint32_t row = 0;
  // Of a header: whether it is something else than `Blue` and `Red`.
  bool is_odd = false;
  // R4: of a remark: whether it is the row of the line before it once more.
  bool is_repetition = false;
};

// R13: the position line of the record.
struct PositionNode {
  // POS.
  text::Span span;
  // None if it is not what R13 calls POS.
  std::optional<Position> position;
};

struct Ast {
  // With the lead, without the last line end.
  text::Span span;
  std::vector<LineNode> lines;
  std::vector<RowNode> rows;
  // R4: the repetitions of rows that are written more than once. Only their words are known.
  std::vector<RowNode> repeated_rows;
  // As in Record.
  std::uint32_t lead_lines = 0;
  bool has_header = false;
  // In the record itself, its lead aside: in a lead belongs none (hexix 2).
  bool has_divider = false;
  bool has_numbers = false;
  bool has_comments = false;
  bool has_remarks = false;
  // Whether there is a line with something after its content: a comment, or blanks at its end.
  bool has_loose_ends = false;
  // R18: the row at which the numbers begin again; 0 if they do not.
  std::uint32_t restart_row = 0;
  // P of hexix 2: how wide the number prefix is; 0 without numbers.
  std::uint32_t prefix_width = 0;
  std::optional<PositionNode> position;

  // Empties it and keeps the memory.
  void clear();
};

// As indented text, for `dump --stage ast`.
void append_ast(const Ast& ast, const text::Source& source, std::string& out);

}  // namespace plyglot::hexix
