#pragma once
// One Hive PGN file after another through the parser alone: tree, AST and the findings about the form of lines.

#include "hive/notations/hive_pgn/read/parse.hpp"

#include <string>

namespace plyglot::test {

class HivePgnParsing {
 public:
  void parse(std::string_view text);

  const syntax::SyntaxTree& tree() const { return tree_; }
  const hive::hive_pgn::Ast& ast() const { return ast_; }
  const std::vector<diagnostics::Diagnostic>& findings() const { return findings_; }
  // Whether the text is one of the strict grammar. The values of well-formed numbers do not matter to it, nor does
  // where plies of variations are; the result and late tags are reported when the whole file is known, and checked
  // here.
  bool is_strict() const;
  // Lines such as `hive-pgn/bad-tag error 1-2`.
  std::string report() const;

 private:
  std::string text_;
  diagnostics::SeverityPolicy policy_;
  text::MappedText mapped_;
  syntax::SyntaxTree tree_;
  hive::hive_pgn::Ast ast_;
  std::vector<diagnostics::Diagnostic> findings_;
};

// The grammar of hive-notations 3.3, read a second time, with other means and from the page alone.
bool is_strict_hive_pgn(const std::string& text);

}  // namespace plyglot::test
