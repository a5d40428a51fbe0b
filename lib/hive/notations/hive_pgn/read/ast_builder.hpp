#pragma once
// From the syntax tree of a Hive PGN file to its AST.

#include "diagnostics/reporter.hpp"
#include "hive/notations/hive_pgn/read/ast.hpp"
#include "hive/notations/hive_pgn/read/kinds.hpp"
#include "hive/notations/hive_pgn/read/pgn_syntax_findings.hpp"
#include "hive/reading/uhp_moves/move_reader.hpp"

namespace plyglot::hive::hive_pgn {

// Takes the nodes one after the other, in the order of the tree: the parts of a line come before the line.
class AstBuilder {
 public:
  AstBuilder(const text::Source& source, const syntax::SyntaxTree& tree,
             const std::vector<syntax::FurthestFailure>& failures, uhp::Dialect dialect, Ast& ast,
             SyntaxFindings& findings, diagnostics::Reporter& reporter)
      : source_(source),
        tree_(tree),
        ast_(ast),
        findings_(findings),
        dialect_(dialect),
        move_reader_(source, dialect, failures, reporter, "") {}

  void build();

 private:
  // What was read of the line that has not ended yet.
  struct Line {
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
    bool has_odd_result = false;
    // The comments of the file before this line.
    std::size_t first_comment = 0;
  };

  void add(const syntax::Node& node);
  void add_comment(text::Span span);
  void add_ignored(text::Span text);
  void add_no_move();
  void add_tag_line(text::Span line);
  void add_bad_tag(text::Span tag);
  bool repeats_line_before() const;
  void add_ply_line(text::Span line);
  void add_comment_line(text::Span line);
  void add_result_line(text::Span line);
  void start_line();
  // The comments of the line, which stand behind something else on it.
  void check_beside(Beside beside, text::Span line);

  const text::Source& source_;
  const syntax::SyntaxTree& tree_;
  Ast& ast_;
  SyntaxFindings& findings_;
  uhp::Dialect dialect_;
  uhp::MoveReader move_reader_;
  Line line_;
  text::Span comment_text_;
  bool is_unclosed_ = false;
  bool has_comment_lines_ = false;
  // The plies so far, as the numbers before them should count them.
  std::uint32_t plies_ = 0;
};

}  // namespace plyglot::hive::hive_pgn
