#include "hexix/notations/hexix/read/row_builder.hpp"

#include "hexix/record/bytes.hpp"
#include "text/ascii.hpp"

namespace plyglot::hexix {
namespace {

// The run of `!` and `?` is not empty.
Suffix suffix_in(std::string_view run) {
  if (run.size() > 2) return Suffix::none;
  const bool is_question = run[0] == '?';
  if (run.size() == 1) return is_question ? Suffix::mistake : Suffix::good;
  if (run[0] == run[1]) return is_question ? Suffix::blunder : Suffix::brilliant;
  return is_question ? Suffix::dubious : Suffix::interesting;
}

PieceKind kind_of_mark(char mark) { return mark == '^' || mark == '>' ? PieceKind::up : PieceKind::down; }

}  // namespace

CellNode RowBuilder::cell_in(text::Span span) const {
  if (span.size() != 2) return {span, std::nullopt};
  const auto column = static_cast<unsigned>(text::to_upper(byte_at(span.begin)) - 'A');
  return {span, cell_at(column, static_cast<unsigned>(byte_at(span.begin + 1) - '0'))};
}

void RowBuilder::take_cell(text::Span span) {
  if (move_ == nullptr) return begin_move(span);
  move_->target = cell_in(span);
}

void RowBuilder::begin_move(text::Span cell) {
  ItemNode* const before = row().item_count == 0 ? nullptr : &row().items[row().item_count - 1];
  const bool is_glued = before != nullptr && !before->has_move && before->dots.end == cell.begin;
  ItemNode& item = is_glued ? *before : next_item();
  item.has_move = true;
  move_ = &item.move;
  // Nothing follows its cell until it does.
  move_->form = MoveForm::lone_cell;
  move_->cell = cell_in(cell);
}

void RowBuilder::take_mark(text::Span span) {
  move_->mark = span;
  move_->kind = kind_of_mark(byte_at(span.begin));
}

void RowBuilder::take_value(text::Span span) {
  move_->value = span;
  const char digit = byte_at(span.begin);
  const bool is_of_piece = span.size() == 1 && digit >= '1' && digit <= '6' && !move_->mark.empty();
  move_->number = is_of_piece ? static_cast<std::uint8_t>(digit - '0') : std::uint8_t{0};
}

void RowBuilder::take_suffix(text::Span span) {
  move_->suffix_span = span;
  move_->suffix = suffix_in(source_.slice(span));
}

void RowBuilder::take_move(text::Span span) {
  move_->whole = span;
  move_->span = {span.begin, move_->suffix_span.empty() ? span.end : move_->suffix_span.begin};
  move_ = nullptr;
}

void RowBuilder::take_bad_word(text::Span span) {
  ItemNode& item = next_item();
  item.has_move = true;
  item.move.form = MoveForm::unreadable;
  item.move.span = item.move.whole = span;
}

void RowBuilder::take_number(text::Span span) {
  const std::uint32_t dot = span.end - 1;
  row().number = NumberNode{{span.begin, dot}, {dot, span.end}, span, true};
}

void RowBuilder::take_odd_number(text::Span span) {
  const std::uint32_t end = source_.span().end;
  std::uint32_t digits_end = span.begin;
  while (digits_end < span.end && text::is_digit(byte_at(digits_end))) ++digits_end;
  std::uint32_t dots_end = span.end;
  while (dots_end < end && byte_at(dots_end) == '.') ++dots_end;
  NumberNode number{{span.begin, digits_end}, {digits_end, span.end}, {span.begin, dots_end}, false};
  const bool has_leading_zero = number.digits.size() > 1 && byte_at(span.begin) == '0';
  const bool is_loose = dots_end == end || !is_word_byte(byte_at(dots_end));
  number.is_well_formed = !has_leading_zero && number.with_all_dots.end == digits_end + 1 && is_loose;
  row().number = number;
}

}  // namespace plyglot::hexix
