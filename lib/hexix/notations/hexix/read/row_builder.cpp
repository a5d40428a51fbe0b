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

void RowBuilder::take(const syntax::Node& node, RowNode& row) {
  const text::Span span = node.span;
  switch (kind_of(node)) {
    case NodeKind::cell:
    case NodeKind::odd_cell:
      return take_cell(cell_in(span));
    case NodeKind::mark:
    case NodeKind::odd_mark:
      return take_mark(span);
    case NodeKind::value:
    case NodeKind::odd_value:
      return take_value(span);
    case NodeKind::place:
    case NodeKind::odd_place:
      move_.form = MoveForm::place;
      return;
    case NodeKind::increment:
    case NodeKind::odd_increment:
      move_.form = MoveForm::increment;
      return;
    case NodeKind::separator:
      move_.separator = span;
      return;
    case NodeKind::capture:
    case NodeKind::odd_capture:
      move_.form = MoveForm::capture;
      return;
    case NodeKind::suffix:
    case NodeKind::odd_suffix:
      return take_suffix(span);
    case NodeKind::move:
    case NodeKind::odd_move:
      return take_move(span, row);
    case NodeKind::skip:
    case NodeKind::dots:
      row.items[row.item_count++].dots = span;
      return;
    case NodeKind::bad_word:
      return take_bad_word(span, row);
    case NodeKind::number:
      return take_number(span, row);
    case NodeKind::odd_number:
      return take_odd_number(span, row);
    case NodeKind::surplus:
      row.surplus = span;
      return;
    default:
      return;
  }
}

CellNode RowBuilder::cell_in(text::Span span) const {
  if (span.size() != 2) return {span, std::nullopt};
  const char letter = text::to_upper(byte_at(span.begin));
  if (letter > 'G') return {span, std::nullopt};
  const auto column = static_cast<unsigned>(letter - 'A');
  return {span, cell_at(column, static_cast<unsigned>(byte_at(span.begin + 1) - '0'))};
}

void RowBuilder::take_mark(text::Span span) {
  move_.mark = span;
  move_.kind = kind_of_mark(byte_at(span.begin));
}

void RowBuilder::take_value(text::Span span) {
  move_.value = span;
  const char digit = byte_at(span.begin);
  const bool is_of_piece = span.size() == 1 && digit >= '1' && digit <= '6' && !move_.mark.empty();
  move_.number = is_of_piece ? static_cast<std::uint8_t>(digit - '0') : std::uint8_t{0};
}

void RowBuilder::take_suffix(text::Span span) {
  move_.suffix_span = span;
  move_.suffix = suffix_in(source_.slice(span));
}

void RowBuilder::take_move(text::Span span, RowNode& row) {
  move_.whole = span;
  move_.span = {span.begin, move_.suffix_span.empty() ? span.end : move_.suffix_span.begin};
  ItemNode* const before = row.item_count == 0 ? nullptr : &row.items[row.item_count - 1];
  const bool is_glued = before != nullptr && !before->has_move && before->dots.end == span.begin;
  ItemNode& item = is_glued ? *before : row.items[row.item_count++];
  item.has_move = true;
  item.move = move_;
  move_ = new_move();
}

void RowBuilder::take_bad_word(text::Span span, RowNode& row) const {
  ItemNode& item = row.items[row.item_count++];
  item.has_move = true;
  item.move.form = MoveForm::unreadable;
  item.move.span = item.move.whole = span;
}

void RowBuilder::take_number(text::Span span, RowNode& row) const {
  const std::uint32_t dot = span.end - 1;
  row.number = NumberNode{{span.begin, dot}, {dot, span.end}, span, true};
}

void RowBuilder::take_odd_number(text::Span span, RowNode& row) const {
  const std::uint32_t end = source_.span().end;
  std::uint32_t digits_end = span.begin;
  while (digits_end < span.end && text::is_digit(byte_at(digits_end))) ++digits_end;
  std::uint32_t dots_end = span.end;
  while (dots_end < end && byte_at(dots_end) == '.') ++dots_end;
  NumberNode number{{span.begin, digits_end}, {digits_end, span.end}, {span.begin, dots_end}, false};
  const bool has_leading_zero = number.digits.size() > 1 && byte_at(span.begin) == '0';
  const bool is_loose = dots_end == end || !is_word_byte(byte_at(dots_end));
  number.is_well_formed = !has_leading_zero && number.with_all_dots.end == digits_end + 1 && is_loose;
  row.number = number;
}

}  // namespace plyglot::hexix
