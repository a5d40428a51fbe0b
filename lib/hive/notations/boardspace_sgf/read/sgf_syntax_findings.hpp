#pragma once
// The wording of what the parser finds (hive-notations 7.4).

#include "findings/finding.hpp"
#include "hive/notations/boardspace_sgf/read/ast.hpp"
#include "syntax/grammar.hpp"

namespace plyglot::hive::boardspace_sgf {

class SyntaxFindings : public findings::Findings {
 public:
  SyntaxFindings(const text::Source& source, const Ast& ast, diagnostics::Reporter& reporter)
      : Findings(source, reporter), ast_(ast) {}

  // At the start of the file.
  void no_game(std::uint32_t at);
  void second_tree(text::Span open, text::Span first_open, bool is_first_again);
  // A part of the tree that cannot be read, and how far the reader came.
  void bad_node(text::Span node, const syntax::FurthestFailure& failure);
  // A number that no piece of its kind has.
  void no_such_piece(text::Span node, const PieceName& piece);
  // Text before or after the tree.
  void outside(text::Span text, bool is_before);
  // The file ends inside the tree, or another one begins there.
  void unclosed(text::Span at, text::Span open);
  void unknown_command(text::Span word);

 private:
  // A command without the `;` that begins a node.
  bool report_missing_semicolon(text::Span node);
  bool report_missing_bracket(text::Span node, const syntax::FurthestFailure& failure);
  // As the encoding of the file reads it.
  std::string quoted(text::Span span) const;

  const Ast& ast_;
};

}  // namespace plyglot::hive::boardspace_sgf
