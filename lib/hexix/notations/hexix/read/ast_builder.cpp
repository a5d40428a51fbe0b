#include "hexix/notations/hexix/read/ast_builder.hpp"

#include "hexix/notations/hexix/read/layout.hpp"
#include "hexix/record/position_line.hpp"

namespace plyglot::hexix {
namespace {

// R4: in which column the item is that is alone in its row. P is the width of this row's number prefix.
void find_slot(RowNode& row, std::uint32_t prefix_width) {
  const ItemNode& item = row.items[0];
  const bool is_move_word = item.has_move && item.move.form != MoveForm::unreadable;
  const bool is_in_column_of_red = item.begin() - row.line_begin >= prefix_width + red_column;
  if (item.is_glued() || (is_move_word && is_in_column_of_red)) {
    row.red_item = 0;
  } else {
    row.blue_item = 0;
  }
}

}  // namespace

AstBuilder::AstBuilder(const text::Source& source, Ast& ast) : RowBuilder(source, ast), source_(source), ast_(ast) {
  ast_.lines.emplace_back();
}

void AstBuilder::take_odd_header(text::Span span) {
  line().content = span;
  line().is_odd = true;
}

void AstBuilder::take_odd_row(text::Span span) {
  line().content = span;
  ast_.rows.back().is_odd = true;
}

void AstBuilder::end_divider(text::Span span) {
  ast_.has_divider = ast_.has_divider || !is_in_lead_;
  end_line(LineKind::divider, span);
}

void AstBuilder::end_header(text::Span span) {
  end_lead();
  ast_.has_header = true;
  end_line(LineKind::header, span);
}

void AstBuilder::end_remark(text::Span span) {
  ast_.has_remarks = true;
  end_line(LineKind::remark, span);
}

void AstBuilder::end_lead() {
  if (is_in_lead_) ast_.lead_lines = lines();
  is_in_lead_ = false;
}

void AstBuilder::end_line(LineKind kind, text::Span span) {
  LineNode& line = ast_.lines.back();
  line.kind = kind;
  line.span = span;
  if (!line.comment.empty()) {
    line.comment.end = span.end;
    ast_.has_comments = true;
    look_for_position(line);
  } else if (line.content.empty()) {
    line.content = {span.begin, span.begin};
  }
  ast_.has_loose_ends = ast_.has_loose_ends || line.content.end != span.end;
  ast_.lines.emplace_back();
}

void AstBuilder::end_row(text::Span span) {
  end_lead();
  RowNode& row = ast_.rows.back();
  row.line = lines();
  row.line_begin = span.begin;
  const auto index = static_cast<std::uint32_t>(ast_.rows.size() - 1);
  if (row.item_count == 2) {
    row.blue_item = 0;
    row.red_item = 1;
  } else if (first_short_row_ == none) {
    first_short_row_ = index;
  }
  ast_.has_numbers = ast_.has_numbers || row.number.has_value();
  line().row = index;
  end_line(LineKind::row, span);
  begin_row();
}

void AstBuilder::look_for_position(const LineNode& line) {
  if (line.kind != LineKind::comment && line.kind != LineKind::divider) return;
  if (ast_.position || ast_.rows.size() > 1) return;
  const std::optional<text::Span> found = position_in(source_, line.comment);
  if (found) ast_.position = PositionNode{*found, position_from_text(source_.slice(*found))};
}

// R18.
void AstBuilder::look_for_restart() {
  const auto has_number = [&](std::size_t row, std::string_view number) {
    const std::optional<NumberNode>& node = ast_.rows[row].number;
    return node && node->is_well_formed && source_.slice(node->digits()) == number;
  };
  for (std::size_t row = 2; row + 1 < ast_.rows.size(); ++row) {
    if (!has_number(row, "1") || !has_number(row + 1, "2")) continue;
    ast_.restart_row = static_cast<std::uint32_t>(row);
    return;
  }
}

void AstBuilder::finish() {
  ast_.rows.pop_back();
  end_lead();
  ast_.lines.pop_back();
  if (ast_.has_numbers) {
    ast_.prefix_width = number_prefix_width(ast_.rows.size());
    look_for_restart();
  }
  for (std::size_t i = first_short_row_; i < ast_.rows.size(); ++i) {
    RowNode& row = ast_.rows[i];
    if (row.item_count == 1) find_slot(row, row.number ? ast_.prefix_width : 0);
  }
}

}  // namespace plyglot::hexix
