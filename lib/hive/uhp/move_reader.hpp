#pragma once
// From the nodes of a move of UHP to the move they write, with the findings of hive-notations U6 to U8.

#include "diagnostics/reporter.hpp"
#include "hive/uhp/dialect.hpp"
#include "hive/uhp/move_kinds.hpp"
#include "hive/written_move.hpp"
#include "syntax/grammar.hpp"

#include <span>

namespace plyglot::hive::uhp {

// Reads the moves of one record, node by node, in any tree that has the kinds of MoveKind.
class MoveReader {
 public:
  // `failures` are those that the engine found in the record: one for each `bad_move`, in the order of the text. A
  // notation with recoveries of its own leaves theirs out. All arguments must outlive the reader.
  MoveReader(const text::Source& source, Dialect dialect, std::span<const syntax::FurthestFailure> failures,
             diagnostics::Reporter& reporter);

  // Takes the next node of the tree, in the tree's order; other kinds than those of MoveKind are passed over. Returns
  // the move that ends with this node, if one does, until the next call. What is wrong with the spelling is reported;
  // a move with an error in it is not readable. A notation that is silent about it gives a reporter without listeners.
  const WrittenMove* add(const syntax::Node& node);

 private:
  void begin_reference(text::Span span);
  void add_piece(text::Span span);
  void add_odd_piece(text::Span span);
  void add_mark(text::Span span, bool is_before);
  void add_dot(text::Span span);
  void end_reference(text::Span span);
  void end_odd_reference(text::Span span);
  void add_bad_move(text::Span span);
  std::string_view slice(text::Span span) const { return source_.slice(span); }

  const text::Source& source_;
  Dialect dialect_;
  std::span<const syntax::FurthestFailure> failures_;
  diagnostics::Reporter& reporter_;
  WrittenMove next_;
  WrittenMove done_;
};

}  // namespace plyglot::hive::uhp
