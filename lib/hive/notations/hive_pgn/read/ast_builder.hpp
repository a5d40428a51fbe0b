#pragma once
// From the syntax tree of a Hive PGN file to its AST.

#include "diagnostics/reporter.hpp"
#include "hive/notations/hive_pgn/read/ast.hpp"
#include "hive/notations/hive_pgn/read/pgn_syntax_findings.hpp"
#include "hive/notations/hive_pgn/read/ply_numbers.hpp"
#include "hive/reading/uhp_moves/move_reader.hpp"

namespace plyglot::hive::hive_pgn {

// What was read of the line that has not ended yet.
struct ReadLine {
  text::Span indent;
  text::Span tag;
  text::Span key;
  text::Span value;
  text::Span number;
  text::Span digits;
  text::Span move_text;
  text::Span trailing_blanks;
  text::Span result;
  std::uint32_t first_move = 0;
  bool is_unfinished = false;
  bool has_parenthesis_after = false;
  // The comments of the file before this line, and before its move.
  std::size_t first_comment = 0;
  std::size_t comments_before_move = 0;
};

// Takes the nodes one after the other, in the order of the tree: the parts of a line come before the line.
class AstBuilder : public uhp::MoveReader {
 public:
  AstBuilder(const text::Source& source, const std::vector<syntax::FurthestFailure>& failures, uhp::Dialect dialect,
             Ast& ast, SyntaxFindings& findings, diagnostics::Reporter& reporter)
      : MoveReader(source, dialect, failures, reporter, ""),
        source_(source),
        ast_(ast),
        findings_(findings),
        dialect_(dialect) {}

  using MoveReader::part;
  ReadLine& part(syntax::PartOf<ReadLine>) { return line_; }

  void add_move(text::Span span) { ast_.moves.push_back(end_move(span)); }
  void take_byte_order_mark(text::Span mark);
  void take_inner_mark(text::Span mark) { findings_.inner_mark(mark); }
  void take_utf16(text::Span file);
  void take_comment_text(text::Span text) { comment_text_ = text; }
  void take_unclosed(text::Span) { is_unclosed_ = true; }
  void add_comment(text::Span span);
  void add_ignored(text::Span text);
  // hive-notations P8.
  void take_early_comments(text::Span) { line_.comments_before_move = ast_.comments.size(); }
  void add_no_move(text::Span text);
  void take_missing_line_end(text::Span gap) { findings_.missing_line_end(gap); }
  void take_semicolon(text::Span sign);
  void add_stray(text::Span text);
  void add_tag_line(text::Span line);
  void add_bad_tag(text::Span line);
  void add_ply_line(text::Span line);
  void add_comment_line(text::Span line);
  void add_result_line(text::Span line);
  // hive-notations P9.
  void add_early_result_line(text::Span line);
  // hive-notations P6.
  void take_open(text::Span sign);
  void take_close(text::Span sign);
  void end_parenthesis_line(text::Span line);
  // After the last node.
  void finish() {
    end_variations(ast_.span.end, ast_.comments.size());
    check_ply_numbers(findings_, ast_);
  }
  void end_line(text::Span) { start_line(); }

 private:
  bool repeats_line_before() const;
  void start_line();
  void add_parenthesis(text::Span sign, bool opens);
  void end_variation(text::Span sign);
  // Those that nothing closes, at the end of the moves.
  void end_variations(std::uint32_t end, std::size_t comments);
  // Whether what is read is in a variation that is too deep.
  bool is_skipping() const { return skipped_depth_ != 0; }
  // The comments of the line, which come after something else on it.
  void check_beside(Beside beside, text::Span line);
  // Those between the number of a ply and its move.
  void check_early_comments(text::Span line);

  const text::Source& source_;
  Ast& ast_;
  SyntaxFindings& findings_;
  uhp::Dialect dialect_;
  ReadLine line_;
  text::Span comment_text_;
  bool is_unclosed_ = false;
  bool has_comment_lines_ = false;
  // The plies so far, as the numbers before them should count them, and how many come before the first one of this line
  // of play, which is the game itself or a variation.
  std::uint32_t plies_ = 0;
  std::uint32_t plies_before_ = 0;
  // The lines of play around this one, from the game itself on, and where in the AST the variation in each begins.
  struct Enclosing {
    std::uint32_t plies = 0;
    std::uint32_t plies_before = 0;
    std::size_t opened = 0;
  };
  std::vector<Enclosing> enclosing_;
  // How many variations are open in the one that is too deep, itself included.
  std::uint32_t skipped_depth_ = 0;
  // The last one, and whether no ply comes after it.
  text::Span parenthesis_;
  bool is_after_parenthesis_ = false;
  std::uint32_t errors_before_variation_ = 0;
};

}  // namespace plyglot::hive::hive_pgn
