#pragma once
// The findings about the form of lines in Hive PGN files, as the table of hive-notations 7.3 words them.

#include "findings/finding.hpp"
#include "hive/notations/hive_pgn/read/ast.hpp"

#include "text/line_ends.hpp"

namespace plyglot::hive::hive_pgn {

// What a comment is beside.
enum class Beside : std::uint8_t { tag, ply, anything, result, blanks };

// One function for each finding; spans are bytes of the file.
class SyntaxFindings : public findings::Findings {
 public:
  SyntaxFindings(const text::Source& source, const Ast& ast, diagnostics::Reporter& reporter)
      : Findings(source, reporter), ast_(ast), line_end_(text::line_end_of(source.slice(ast.span))) {}

  void byte_order_mark(text::Span mark);
  // At the beginning of another line than the first.
  void inner_mark(text::Span mark);
  void utf16(text::Span file);
  void bad_tag(text::Span tag);

  // The line holds nothing but a number.
  void no_move(text::Span number);
  void missing_line_end(text::Span gap);
  // What is found in the moves of a line from here on belongs to the line that ends next.
  void start_line() { first_of_line_ = reporter().next_number(); }
  // What is known of the moves of a line only at its end: how two of them are divided here, and what it may be that is
  // none. `expected` is the number of the line's first ply.
  void end_moves(const PlyLine& ply, std::uint32_t expected);

  void semicolon(text::Span sign);
  void trailing_space(text::Span blanks);

  // `line` is the line of the comment; beside `anything`, from the comment to what follows it. `stays_before_others` if
  // it cannot be separated from a comment after it on the line, because that one suppresses what is found there, or
  // because text follows one of them.
  void inline_comment(const Comment& comment, Beside beside, text::Span line, bool stays_before_others = false);
  // Between the number of a ply and its move; `line` is the line of the ply.
  void early_comment(const Comment& comment, text::Span line);
  void unclosed_comment(const Comment& comment);
  void text_after_result(text::Span text);
  // The moves go on below it.
  void early_result(text::Span result);

  // hive-notations P6. `line` ends where something else follows on the line, if `is_unfinished`.
  void inline_parenthesis(text::Span sign, text::Span line, bool is_unfinished);
  void variation_without_ply(text::Span open, bool is_nested);
  void variation_depth(text::Span open);
  // From `(` to `)`.
  void empty_variation(text::Span whole);
  void stray_parenthesis(text::Span close);
  // It is read up to `end`, where the result or the end of the file is.
  void unclosed_variation(text::Span open, std::uint32_t end);

 private:
  // How safe a fix is that divides a line, and is as safe as this otherwise.
  diagnostics::Safety safety_of_division(diagnostics::Safety safety);
  // Whether there is a `;` directly before this place.
  bool ends_in_semicolon(std::uint32_t end) const;
  // Whether nothing comes before this place on its line.
  bool begins_line(std::uint32_t offset) const;
  // Takes a part away, with its lines if it is alone on them.
  std::vector<diagnostics::Edit> deletion(text::Span part) const;

  const Ast& ast_;
  // Of the file. Looked for once: there may be none.
  const std::string line_end_;
  std::uint32_t first_of_line_ = 0;
  // True if the file holds the word of a suppression; known once it is asked for.
  std::optional<bool> may_suppress_;
};

}  // namespace plyglot::hive::hive_pgn
