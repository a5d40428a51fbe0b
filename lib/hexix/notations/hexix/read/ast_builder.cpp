#include "hexix/notations/hexix/read/ast_builder.hpp"

#include "hexix/notations/hexix/read/layout.hpp"
#include "hexix/record/position_line.hpp"

#include <algorithm>
#include <utility>

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

bool AstBuilder::has_same_words(const RowNode& a, const RowNode& b) const {
  if (a.number.has_value() != b.number.has_value() || a.item_count != b.item_count) return false;
  const auto words_of = [this](const NumberNode& number) { return source_.slice({number.begin, number.all_dots_end}); };
  if (a.number && words_of(*a.number) != words_of(*b.number)) return false;
  return std::equal(a.items, a.items + a.item_count, b.items, [this](const ItemNode& one, const ItemNode& other) {
    return source_.slice(one.span()) == source_.slice(other.span());
  });
}

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

// R4: whether the row that ends is word for word that of the line before it, and its plies can be played once alone.
bool AstBuilder::is_repetition(const RowNode& row_before, const RowNode& row) const {
  if (!has_same_words(row_before, row) || !row.surplus.empty() || ast_.lines.size() < 2) return false;
  const LineNode& before = ast_.lines[ast_.lines.size() - 2];
  if (before.kind != LineKind::row && !before.is_repetition) return false;
  const auto is_played_once = [](const ItemNode& item) {
    return item.has_move && (item.move.form == MoveForm::place || item.move.form == MoveForm::capture);
  };
  return std::any_of(row.items, row.items + row.item_count, is_played_once);
}

void AstBuilder::end_row(text::Span span) {
  end_lead();
  if (may_be_repetition() && is_repetition(ast_.rows[ast_.rows.size() - 2], ast_.rows.back())) {
    ast_.repeated_rows.push_back(ast_.rows.back());
    ast_.rows.pop_back();
    line().is_repetition = is_after_repetition_ = true;
    end_remark(span);
    begin_row();
    return;
  }
  if (ast_.rows.back().item_count == 1) divide_joined_row();
  RowNode& row = ast_.rows.back();
  row.is_after_repetition = std::exchange(is_after_repetition_, false);
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
  const auto has_number = [&](std::size_t row, char number) {
    const std::optional<NumberNode>& node = ast_.rows[row].number;
    return node && node->digits().size() == 1 && node->is_well_formed && source_.slice(node->digits())[0] == number;
  };
  for (std::size_t row = 2; row + 1 < ast_.rows.size(); ++row) {
    if (!has_number(row, '1') || !has_number(row + 1, '2')) continue;
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
