#pragma once
// The typed syntax tree of one diagram (hopgi 3.3). Everything lies in flat vectors that are reused from diagram to
// diagram.

#include <plyglot/source.hpp>

#include <vector>

namespace plyglot::hopgi::diagram {

enum class PartKind : std::uint8_t { border, rank, files, turn, hand, comment, bad_line };

struct CellNode {
  // All that is between two bars, and the same without the blanks at its ends.
  text::Span whole;
  text::Span content;
};

// What a line holds, or one of several parts on one line.
struct Part {
  PartKind kind = PartKind::border;
  // Without blanks at its ends.
  text::Span span;
  // The line of the text that it is on, from 0.
  std::uint32_t line = 0;
  // Of a rank: its number, from 1, and indices into Ast::cells.
  std::uint8_t rank = 0;
  std::size_t first_cell = 0;
  std::size_t end_cell = 0;
  // Of `turn` and `hand`; empty, at the end of the part, if there is none.
  text::Span value;
  bool has_good_value = false;
};

struct Ast {
  text::Span span;
  // In the order of the text.
  std::vector<Part> parts;
  std::vector<CellNode> cells;

  // Empties it and keeps its memory.
  void clear();
};

// As indented text, for `dump --stage ast`.
void append_ast(const Ast& ast, const text::Source& source, std::string& out);

}  // namespace plyglot::hopgi::diagram
