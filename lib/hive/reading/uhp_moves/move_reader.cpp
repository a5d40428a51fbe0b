#include "hive/reading/uhp_moves/move_reader.hpp"

#include "hive/board/pieces.hpp"

namespace plyglot::hive::uhp {
namespace {

using text::Span;

// The first piece of White with this letter, for each byte; no_piece for a byte that is not the letter of a bug.
constexpr std::array<PieceIndex, 256> first_pieces = [] {
  std::array<PieceIndex, 256> table{};
  for (PieceIndex& piece : table) piece = no_piece;
  constexpr std::string_view letters = "QABDGLMPS";
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const PieceIndex piece = find_piece(Colour::white, static_cast<BugKind>(i), 1);
    table[static_cast<unsigned char>(letters[i])] = piece;
    table[static_cast<unsigned char>(letters[i]) | 0x20] = piece;
  }
  return table;
}();

// The first piece of this colour and letter, which the grammar has found to be those of a piece.
PieceIndex first_piece(std::string_view written) {
  const bool is_black = (written[0] | 0x20) == 'b';
  return static_cast<PieceIndex>(first_pieces[static_cast<unsigned char>(written[1])] +
                                 (is_black ? pieces_per_side : 0));
}

bool is_unique(PieceIndex first) { return find_piece(colour_of(first), kind_of(first), 2) == no_piece; }

// hive-notations N2.
board::Direction direction_of(char mark, bool is_before) {
  switch (mark) {
    case '-':
      return is_before ? board::west : board::east;
    case '/':
      return is_before ? board::south_west : board::north_east;
    default:
      return is_before ? board::north_west : board::south_east;
  }
}

}  // namespace

void MoveReader::take_odd_pass(Span span) {
  findings_.pass_case(span);
  next_.is_pass = true;
}

void MoveReader::take_gap(Span span) {
  if (slice(span) != " ") findings_.extra_space(span);
}

void MoveReader::take_dot(Span span) {
  findings_.dot_reference(span);
  next_.is_strict = false;
}

void MoveReader::take_odd_reference(Span span) {
  next_.reference_span = span;
  if (marks_ < 2) return;
  findings_.two_direction_marks(span);
  refuse();
}

void MoveReader::take_bad_move(Span span) {
  findings_.bad_move(span, failures_.empty() ? nullptr : &failures_.front());
  if (!failures_.empty()) failures_ = failures_.subspan(1);
  refuse();
}

// The spelling is the strict one.
void MoveReader::add_piece(Span span) {
  const std::string_view written = slice(span);
  const int above_first = written.size() == 3 ? written[2] - '1' : 0;
  name_piece(static_cast<PieceIndex>(first_piece(written) + above_first), span);
}

// hive-notations U7.
void MoveReader::add_odd_piece(Span span) {
  const std::string_view written = slice(span);
  const Span letters{span.begin, span.begin + 2};
  const Span digits{letters.end, span.end};
  const std::string_view number = written.substr(2);
  const PieceIndex first = first_piece(written);
  const bool is_cased = written[0] >= 'a' && written[1] < 'a';
  if (!is_cased) findings_.piece_case(letters);
  bool is_strict = is_cased;

  if (number.empty() && !is_unique(first)) {
    lack_number(first, span);
    return;
  }
  const bool is_numbered_unique = number == "1" && is_unique(first);
  if (is_numbered_unique) findings_.numbered_unique(digits);
  is_strict = is_strict && !is_numbered_unique;
  PieceIndex piece = first;
  if (!number.empty() && !is_numbered_unique) {
    const bool is_digit_only = number.size() == 1 && number[0] != '0';
    piece = is_digit_only ? find_piece(colour_of(first), kind_of(first), static_cast<std::uint32_t>(number[0] - '0'))
                          : no_piece;
    if (piece == no_piece) {
      findings_.no_such_piece(span);
      refuse();
    }
  }
  if (pieces_ != 0 && !is_strict) next_.is_strict = false;
  name_piece(piece, span);
}

void MoveReader::name_piece(PieceIndex piece, Span span) {
  if (pieces_++ == 0) {
    next_.piece = piece;
    next_.piece_span = span;
    return;
  }
  next_.has_reference = true;
  next_.reference = piece;
  next_.reference_piece_span = span;
}

void MoveReader::lack_number(PieceIndex lowest, Span span) {
  const std::size_t finding = findings_.missing_number(span);
  (pieces_ == 0 ? next_.piece_without_number : next_.reference_without_number) = finding;
  next_.is_readable = false;
  name_piece(lowest, span);
}

void MoveReader::refuse() {
  next_.is_readable = false;
  next_.lacks_only_numbers = false;
}

void MoveReader::add_mark(Span span) {
  ++marks_;
  next_.mark_span = span;
  next_.direction = direction_of(slice(span)[0], pieces_ == 1);
}

void MoveReader::add_odd_mark(Span span) {
  add_mark(span);
  if (span.size() == 1) return;
  findings_.doubled_backslash(span);
  next_.is_strict = false;
}

const WrittenMove& MoveReader::end_move(Span span) {
  next_.span = span;
  next_.findings_end = findings_.next_number();
  if (undivided_) findings_.label_moves(*undivided_, done_.span, span);
  undivided_.reset();
  done_ = next_;
  next_ = WrittenMove();
  pieces_ = marks_ = 0;
  return done_;
}

}  // namespace plyglot::hive::uhp
