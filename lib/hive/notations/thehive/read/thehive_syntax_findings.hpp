#pragma once
// The findings about the spelling of moves, as V1 to V8 and the table of hive-notations 7.2 word them.

#include "findings/finding.hpp"
#include "hive/notations/thehive/read/ast.hpp"

#include <algorithm>

namespace plyglot::hive::thehive {

// Digits without the zeros before the first other one.
constexpr std::string_view without_zeros(std::string_view digits) {
  return digits.substr(std::min(digits.find_first_not_of('0'), digits.size()));
}

// One function for each finding; spans are bytes of the file.
class SyntaxFindings : public findings::Findings {
 public:
  using Findings::Findings;

  // The names of pieces.
  void piece_case(text::Span colour_and_letter, std::string_view meant);
  void no_such_bug(text::Span piece);
  void no_such_number(const NamedPiece& piece, Colour colour, BugKind kind);
  void missing_number(text::Span piece, Colour colour, BugKind kind);
  void missing_unique_number(text::Span piece, PieceIndex meant);
  void extension_piece(text::Span piece, BugKind kind);

  // The move.
  // V1: the number in front of the move with this index, from 1.
  void check_number(text::Span digits, std::size_t index);
  // A line without a number that cannot be read: the numbers may leave it out.
  void pass_unread_line() { ++unread_lines_; }
  void lone_number(text::Span digits);
  void extra_space(text::Span blanks);
  // V8. `line_end` is what the fix writes into the gap. Returns the finding's number in the reporter,
  // for `label_moves`.
  std::uint32_t missing_line_end(text::Span gap, std::string_view line_end);
  void label_moves(std::uint32_t finding, text::Span first, text::Span second);
  // The pieces on both sides of the contact may be unknown.
  void bad_contact(text::Span marks, const NamedPiece& target);
  void bad_move(text::Span move);

 private:
  // What was advised about a line that is not a move: once a file.
  std::uint32_t advised_ = 0;
  // How far the numbers are from the places of their moves: those so far, and from the last one on that was reported.
  std::int64_t number_distance_ = 0;
  std::int64_t next_distance_ = 0;
  // Lines without a number that cannot be read, since the last number.
  std::int64_t unread_lines_ = 0;
};

}  // namespace plyglot::hive::thehive
