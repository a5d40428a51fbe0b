#pragma once
// From the nodes of a move of UHP to the move they write, with the findings of hive-notations U6 to U8.

#include "hive/reading/uhp_moves/move_findings.hpp"
#include "hive/record/written_move.hpp"
#include "syntax/grammar.hpp"
#include "syntax/part_of.hpp"

namespace plyglot::hive::uhp {

// Reads the moves of one record. The rows of move_rows.hpp give it the nodes, in the order of the tree. What is wrong
// with the spelling is reported; a move with an error in it is not readable. A notation that is silent about it gives a
// reporter without listeners.
class MoveReader {
 public:
  // `failures` are those that the engine found in the record: one for each `bad_move`, in the order of the text. A
  // notation with recoveries of its own leaves theirs out. `separator` is what the fix of uhp/missing-separator writes
  // between two moves; empty if one text cannot divide them in this notation. All arguments must outlive the reader.
  MoveReader(const text::Source& source, Dialect dialect, std::span<const syntax::FurthestFailure> failures,
             diagnostics::Reporter& reporter, std::string_view separator = ";")
      : source_(source), findings_(source, dialect, separator, reporter), failures_(failures) {}

  WrittenMove& part(syntax::PartOf<WrittenMove>) { return next_; }

  void add_piece(text::Span span);
  void add_mark(text::Span span);
  // What hive-notations U6 to U8 accept.
  void take_move_number(text::Span span) { findings_.move_number(span); }
  void take_missing_separator(text::Span span) { undivided_ = findings_.missing_separator(span); }
  void take_odd_pass(text::Span span);
  void add_odd_piece(text::Span span);
  void take_gap(text::Span span);
  void add_odd_mark(text::Span span);
  void take_dot(text::Span span);
  void take_odd_reference(text::Span span);
  void take_bad_move(text::Span span);
  // The move that ends, until the next one does.
  const WrittenMove& end_move(text::Span span);

 private:
  void name_piece(PieceIndex piece, text::Span span);
  void lack_number(PieceIndex lowest, text::Span span);
  void refuse();
  std::string_view slice(text::Span span) const { return source_.slice(span); }

  const text::Source& source_;
  MoveFindings findings_;
  std::span<const syntax::FurthestFailure> failures_;
  // The move that is being read, and the last one read.
  WrittenMove next_;
  WrittenMove done_;
  // The finding that nothing divides them.
  std::optional<std::uint32_t> undivided_;
  // How many pieces it has named, and how many marks.
  std::uint32_t pieces_ = 0;
  std::uint32_t marks_ = 0;
};

}  // namespace plyglot::hive::uhp
