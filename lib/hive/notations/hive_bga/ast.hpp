#pragma once
// The typed syntax tree of a log: its lines, in the order of the text (hive-notations 3.5).

#include "hive/record/written_move.hpp"

namespace plyglot::hive::hive_bga {

struct LogLine {
  // Without its line end.
  text::Span span;
  // The whole line where it has no move; else what is before the move, which may be empty.
  text::Span words;
  // Which of the moves is between the brackets.
  std::optional<std::uint32_t> move;
};

struct Ast {
  text::Span span;
  // None that is blank.
  std::vector<LogLine> lines;
  std::vector<WrittenMove> moves;
};

// Appends the text form that `plyglot dump --stage ast` prints.
void append_ast(const Ast& ast, const text::Source& source, std::string& out);

}  // namespace plyglot::hive::hive_bga
