#pragma once
// From the syntax tree of a game file to its AST.

#include "hive/notations/boardspace_sgf/read/sgf_syntax_findings.hpp"
#include "syntax/part_of.hpp"

namespace plyglot::hive::boardspace_sgf {

class AstBuilder {
 public:
  // `failures` are those of the parts that cannot be read, in the order of the text.
  AstBuilder(const text::Source& source, const std::vector<syntax::FurthestFailure>& failures, Ast& ast,
             SyntaxFindings& findings)
      : source_(source), failures_(failures), ast_(ast), findings_(findings) {}

  Ast& part(syntax::PartOf<Ast>) { return ast_; }
  Header& part(syntax::PartOf<Header>) { return header_; }
  WrittenReference& part(syntax::PartOf<WrittenReference>) { return action_.reference; }

  // The parts of the file.
  void take_open(text::Span span);
  void take_value(text::Span span);
  void end_header(text::Span span);
  void add_unreadable(text::Span node);
  void add_outside(text::Span text);
  void take_second_tree(text::Span span);
  void take_no_game(text::Span span);
  // The tree is not closed.
  void end_tree(text::Span at);
  // The parts of a command.
  void take_player(text::Span span);
  void take_number(text::Span digits);
  void take_colour(text::Span letter);
  void take_column(text::Span letter);
  void take_row(text::Span digits);
  void take_body(text::Span span);
  void add_word(Command command, text::Span word);
  void take_unknown_word(text::Span word);
  void take_time(text::Span span);
  void end_action(text::Span node);
  // The parts of a piece and a reference.
  void take_piece_colour(text::Span letter);
  void take_bug(text::Span letter);
  void take_ordinal(text::Span digit);
  void take_piece(text::Span span) { action_.piece = named(span); }
  void take_referred_piece(text::Span span) { action_.reference.piece = named(span); }
  void take_left_mark(text::Span mark) { action_.reference.left_mark = slice(mark)[0]; }
  void take_right_mark(text::Span mark) { action_.reference.right_mark = slice(mark)[0]; }
  void take_bad_reference(text::Span span);

 private:
  void add_detail(text::Span span);
  // The piece whose parts were met.
  PieceName named(text::Span span);
  std::string_view slice(text::Span span) const { return source_.slice(span); }

  const text::Source& source_;
  const std::vector<syntax::FurthestFailure>& failures_;
  Ast& ast_;
  SyntaxFindings& findings_;
  text::Span open_;
  Header header_;
  // The command that is being read.
  Action action_;
  bool has_player_ = false;
  // The piece that is being read, for the command or for its reference.
  PieceName piece_;
};

}  // namespace plyglot::hive::boardspace_sgf
