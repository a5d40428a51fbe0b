#pragma once
// The typed syntax tree of one Hive PGN file (hive-notations 3.3): flat lists of its lines, each in the order of the
// text, with those of variations. Spans of lines include their line ends, if nothing else follows on them; no other
// spans do.

#include "hive/record/written_move.hpp"

namespace plyglot::hive::hive_pgn {

struct TagLine {
  text::Span line;
  // `[Event "x"]`.
  text::Span tag;
  text::Span key;
  // Between the quotes.
  text::Span value;
  // The moves written before it. A tag belongs before all moves, comments and variations.
  std::uint32_t moves_before = 0;
  bool follows_comment = false;
  bool follows_variation = false;

  bool is_late() const { return moves_before != 0 || follows_comment || follows_variation; }
};

// A line that begins with `[` and is not a tag; already reported.
struct BadTag {
  text::Span line;
  // From the bracket on.
  text::Span tag;
};

struct PlyLine {
  text::Span line;
  // The number with the blanks before it, its dot and the blanks after it; empty if it is missing.
  text::Span number;
  text::Span digits;
  // Without the blanks at its end; empty if there is no move.
  text::Span move_text;
  // The moves of the line: one, unless several are written without a line end between them.
  std::uint32_t first_move = 0;
  std::uint32_t moves = 0;
  // Between the number and the move.
  bool has_comment_before_move = false;
  // False if there is neither a number nor anything like a move: then numbers do not count the line.
  bool is_counted = true;
  // The place of its first ply in its line of play, from 1; 0 in a variation that is too deep, which is not counted.
  std::uint32_t place = 0;
};

struct Comment {
  // From `{` to `}`, or to the end of the file.
  text::Span span;
  text::Span text;
  bool is_closed = true;
  // What can be deleted with it: the blanks around it and, if it does not come after something else on its line, the
  // line end after it. Its text alone if something else follows on the line.
  text::Span whole;
  // It comes after a ply, a tag or the result, or before the move of a ply, on the line of that.
  bool is_beside = false;
  // Then the text after it that is not read, up to the next comment, a move or the end of the line; empty if there is
  // none.
  text::Span ignored;
  std::uint32_t moves_before = 0;
  // The ply lines begun before it, with the one that it comes after on its line.
  std::uint32_t ply_lines_before = 0;
};

// One that begins or ends a variation, on a line of its own or not (hive-notations P6). In Ast::parentheses each
// belongs to one of the other kind; one that closes nothing is reported and is not there. What is open at the end is
// closed there by one with an empty span.
struct Parenthesis {
  text::Span span;
  bool opens = false;
  // What comes before it in the file.
  std::uint32_t moves_before = 0;
  std::uint32_t ply_lines_before = 0;
  std::uint32_t comments_before = 0;
};

// hive-notations P6: how deep variations may nest.
inline constexpr std::uint32_t most_variations = 100;

struct ResultLine {
  text::Span line;
  text::Span indent;
  text::Span value;
};

struct Ast {
  // The whole file, without a byte order mark.
  text::Span span;
  bool is_utf16 = false;
  std::vector<TagLine> tags;
  std::vector<BadTag> bad_tags;
  std::vector<PlyLine> plies;
  std::vector<WrittenMove> moves;
  std::vector<Comment> comments;
  std::vector<Parenthesis> parentheses;
  // How many errors were found in variations.
  std::uint32_t errors_in_variations = 0;
  std::optional<ResultLine> result;
  // What follows the result, line by line and without the blanks around it, and results below which the moves go on.
  std::vector<text::Span> strays;

  // Empties it and keeps its memory.
  void clear();
};

// In how many variations a part of the text is. To be asked in the order of the text.
class Depths {
 public:
  explicit Depths(const Ast& ast) : parentheses_(ast.parentheses) {}

  std::size_t of_ply_line(std::size_t index) { return after(index, &Parenthesis::ply_lines_before); }
  std::size_t of_comment(std::size_t index) { return after(index, &Parenthesis::comments_before); }

 private:
  std::size_t after(std::size_t index, std::uint32_t Parenthesis::*before) {
    for (; next_ < parentheses_.size() && parentheses_[next_].*before <= index; ++next_) {
      depth_ += parentheses_[next_].opens ? 1 : std::size_t(-1);
    }
    return depth_;
  }

  const std::vector<Parenthesis>& parentheses_;
  std::size_t next_ = 0;
  std::size_t depth_ = 0;
};

// As indented text for `dump --stage ast`: one line a line of the file, in lists of one kind each, with what was read
// of it.
void append_ast(const Ast& ast, const text::Source& source, std::string& out);

}  // namespace plyglot::hive::hive_pgn
