#include "hexix/notations/hexix/read/row_builder.hpp"

#include "hexix/board/cells.hpp"
#include "hexix/notations/hexix/read/run_on.hpp"
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

// Of a cell of the board.
Cell known_cell(const char* name) {
  return static_cast<Cell>(first_cells_by_column[static_cast<unsigned>(name[0] - 'A')] + (name[1] - '1'));
}

}  // namespace

void RowBuilder::begin_row() {
  // To copy a row is quicker than to fill it with zeros, of which it has many.
  static const RowNode blank;
  ast_.rows.push_back(blank);
}

MoveNode& RowBuilder::begin_move(std::uint32_t begin) {
  ItemNode* const before = row().item_count == 0 ? nullptr : &row().items[row().item_count - 1];
  const bool is_glued = before != nullptr && !before->has_move && before->dots.end == begin;
  ItemNode& item = is_glued ? *before : next_item();
  item.has_move = true;
  item.move.begin = begin;
  return item.move;
}

// hexix 3: a cell of two bytes; a mark and perhaps a digit, `+`, or a cell; perhaps a suffix.
void RowBuilder::take_move(text::Span span) {
  MoveNode& move = begin_move(span.begin);
  const char* const word = source_.text.data() + (span.begin - source_.base);
  const char sign = word[2];
  move.first_cell = known_cell(word);
  move.cell_end = span.begin + 2;
  if (text::is_upper(sign)) {
    move.form = MoveForm::capture;
    move.second_cell = known_cell(word + 2);
    move.sign_end = move.cell_end;
    move.end = span.begin + 4;
  } else {
    // Without a branch, since one is as frequent as the other.
    static_assert(MoveForm{0} == MoveForm::place && MoveForm{1} == MoveForm::increment);
    move.form = static_cast<MoveForm>(sign == '+');
    move.kind = kind_of_mark(sign);
    move.sign_end = move.end = span.begin + 3;
    if (move.end != span.end && text::is_digit(word[3])) {
      move.number = static_cast<std::uint8_t>(word[3] - '0');
      ++move.end;
    }
  }
  move.suffix_end = span.end;
  if (move.end != span.end) move.suffix = suffix_in(source_.slice(move.suffix_span()));
}

std::optional<Cell> RowBuilder::cell_in(text::Span span) const {
  if (span.size() != 2) return std::nullopt;
  const auto column = static_cast<unsigned>(text::to_upper(byte_at(span.begin)) - 'A');
  return cell_at(column, static_cast<unsigned>(byte_at(span.begin + 1) - '0'));
}

void RowBuilder::take_cell(text::Span span) {
  if (move_ == nullptr) {
    move_ = &begin_move(span.begin);
    // So far nothing follows it.
    move_->form = MoveForm::lone_cell;
    move_->first_cell = cell_in(span);
    move_->cell_end = move_->sign_end = move_->end = span.end;
  } else {
    move_->second_cell = cell_in(span);
    move_->sign_end = span.begin;
    move_->end = span.end;
  }
}

void RowBuilder::take_mark(text::Span span) {
  move_->kind = kind_of_mark(byte_at(span.begin));
  move_->sign_end = move_->end = span.end;
}

void RowBuilder::take_value(text::Span span) {
  const char digit = byte_at(span.begin);
  const bool is_of_piece = span.size() == 1 && digit >= '1' && digit <= '6';
  move_->number = is_of_piece ? static_cast<std::uint8_t>(digit - '0') : std::uint8_t{0};
  move_->end = span.end;
}

// A number after the `+` is not that of a piece.
void RowBuilder::take_increment(text::Span span) {
  move_->form = MoveForm::increment;
  move_->number = 0;
  move_->sign_end = span.begin + 1;
  move_->end = span.end;
}

void RowBuilder::take_suffix(text::Span span) { move_->suffix = suffix_in(source_.slice(span)); }

void RowBuilder::end_odd_move(text::Span span) {
  move_->suffix_end = span.end;
  move_ = nullptr;
}

void RowBuilder::take_bad_word(text::Span span) {
  ItemNode& item = next_item();
  item.has_move = true;
  item.move.form = MoveForm::unreadable;
  item.move.begin = span.begin;
  item.move.cell_end = item.move.sign_end = item.move.end = item.move.suffix_end = span.end;
}

void RowBuilder::divide_joined_row() {
  if (!row().surplus.empty()) return;
  const ItemNode& item = row().items[0];
  if (!item.has_move || item.move.form != MoveForm::unreadable) return;
  const text::Span word = item.move.span();
  const std::optional<RunOn> plies = run_on_in(source_.slice(word), word.begin);
  if (!plies || !has_known_cells(plies->first) || !has_known_cells(plies->second)) return;
  row().item_count = 0;
  row().items[0] = {};
  row().joined = word;
  take_move(plies->first);
  take_move(plies->second);
}

bool RowBuilder::has_known_cells(text::Span ply) const {
  if (!cell_in({ply.begin, ply.begin + 2})) return false;
  return !text::is_upper(byte_at(ply.begin + 2)) || cell_in({ply.begin + 2, ply.begin + 4});
}

void RowBuilder::take_number(text::Span span) {
  const std::uint32_t dot = span.end - 1;
  row().number = NumberNode{span.begin, dot, span.end, span.end, true};
}

void RowBuilder::take_odd_number(text::Span span) {
  const std::uint32_t end = source_.span().end;
  std::uint32_t digits_end = span.begin;
  while (digits_end < span.end && text::is_digit(byte_at(digits_end))) ++digits_end;
  std::uint32_t dots_end = span.end;
  while (dots_end < end && byte_at(dots_end) == '.') ++dots_end;
  NumberNode number{span.begin, digits_end, span.end, dots_end, false};
  const bool has_leading_zero = number.digits().size() > 1 && byte_at(span.begin) == '0';
  const bool is_loose = dots_end == end || !is_word_byte(byte_at(dots_end));
  number.is_well_formed = !has_leading_zero && dots_end == digits_end + 1 && is_loose;
  row().number = number;
}

}  // namespace plyglot::hexix
