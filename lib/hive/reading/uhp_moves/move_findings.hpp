#pragma once
// The findings about the spelling of moves, as the table of hive-notations 7.1 words them.

#include "findings/finding.hpp"
#include "hive/reading/uhp_moves/dialect.hpp"
#include "syntax/grammar.hpp"

namespace plyglot::hive::uhp {

// One function for each finding; spans are bytes of the file.
class MoveFindings : public findings::Findings {
 public:
  // `separator` is what the notation writes between two moves; empty if no fix can put it there.
  MoveFindings(const text::Source& source, Dialect dialect, std::string_view separator, diagnostics::Reporter& reporter)
      : Findings(source, reporter), dialect_(dialect), separator_(separator) {}

  void pass_case(text::Span word);
  void move_number(text::Span number);
  // Returns its number in the reporter, for `label_moves`.
  std::uint32_t missing_separator(text::Span gap);
  void label_moves(std::uint32_t finding, text::Span first, text::Span second);
  void extra_space(text::Span gap);
  // `failure` says how far the move could be read; null if that is not known.
  void bad_move(text::Span words, const syntax::FurthestFailure* failure);

  void piece_case(text::Span colour_and_letter);
  void numbered_unique(text::Span digits);
  void no_such_piece(text::Span piece);
  // Returns its number in the reporter: the fix is known only where the move is played.
  std::uint32_t missing_number(text::Span piece);
  std::uint32_t next_number() const { return reporter().next_number(); }

  void two_direction_marks(text::Span reference);
  void doubled_backslash(text::Span marks);
  // A dot after a piece.
  void dot_reference(text::Span dot);

 private:
  Dialect dialect_;
  std::string_view separator_;
};

}  // namespace plyglot::hive::uhp
