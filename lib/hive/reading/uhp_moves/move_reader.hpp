#pragma once
// From the nodes of a move of UHP to the move they write, with the findings of hive-notations U6 to U8.

#include "hive/reading/uhp_moves/move_findings.hpp"
#include "hive/reading/uhp_moves/move_kinds.hpp"
#include "hive/record/written_move.hpp"

#include <span>

namespace plyglot::hive::uhp {

// Reads the moves of one record, node by node, in any tree that has the kinds of MoveKind.
class MoveReader {
 public:
  // `failures` are those that the engine found in the record: one for each `bad_move`, in the order of the text. A
  // notation with recoveries of its own leaves theirs out. `separator` is what the fix of uhp/missing-separator writes
  // between two moves; empty if one text cannot divide them in this notation. All arguments must outlive the reader.
  MoveReader(const text::Source& source, Dialect dialect, std::span<const syntax::FurthestFailure> failures,
             diagnostics::Reporter& reporter, std::string_view separator = ";")
      : source_(source), findings_(source, dialect, separator, reporter), failures_(failures) {}

  // Takes the next node of the tree, in the tree's order; other kinds than those of MoveKind are passed over. Returns
  // the move that ends with this node, if one does, until the next call. What is wrong with the spelling is reported;
  // a move with an error in it is not readable. A notation that is silent about it gives a reporter without listeners.
  const WrittenMove* add(const syntax::Node& node);

 private:
  void add_odd_node(MoveKind kind, text::Span span);
  void add_piece(text::Span span);
  void add_odd_piece(text::Span span);
  void add_mark(text::Span span);
  void add_odd_mark(text::Span span);
  void name_piece(PieceIndex piece, text::Span span);
  void lack_number(PieceIndex lowest, text::Span span);
  void refuse();
  const WrittenMove* end_move(text::Span span);
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
