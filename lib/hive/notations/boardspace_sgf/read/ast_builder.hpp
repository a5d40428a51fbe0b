#pragma once
// From the syntax tree of a game file to its AST.

#include "hive/notations/boardspace_sgf/read/kinds.hpp"
#include "hive/notations/boardspace_sgf/read/sgf_syntax_findings.hpp"

namespace plyglot::hive::boardspace_sgf {

class AstBuilder {
 public:
  // `failures` are those of the parts that cannot be read, in the order of the text.
  AstBuilder(const text::Source& source, const std::vector<syntax::FurthestFailure>& failures, Ast& ast,
             SyntaxFindings& findings)
      : source_(source), failures_(failures), ast_(ast), findings_(findings) {}

  // Children come before their parents, so that one pass meets everything in the order of the text.
  void run(const syntax::SyntaxTree& tree);

 private:
  void add(const syntax::Node& node);
  void add_command_part(const syntax::Node& node);
  void add_piece_part(const syntax::Node& node);
  void add_word(Command command, text::Span word);
  // The piece whose parts were met.
  PieceName named(text::Span span);
  void end_action(text::Span node);
  void add_unreadable(text::Span node);
  void add_outside(text::Span text);
  void add_detail(text::Span span);
  // The tree is not closed.
  void end_tree(text::Span at);
  std::string_view slice(text::Span span) const { return source_.slice(span); }

  const text::Source& source_;
  const std::vector<syntax::FurthestFailure>& failures_;
  Ast& ast_;
  SyntaxFindings& findings_;
  text::Span open_;
  text::Span key_;
  text::Span value_;
  // The command that is being read.
  Action action_;
  bool has_player_ = false;
  // The piece that is being read, for the command or for its reference.
  PieceName piece_;
};

}  // namespace plyglot::hive::boardspace_sgf
