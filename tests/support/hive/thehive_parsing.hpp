#pragma once
// One file after another through the parser of The Hive's notation alone: tree, AST and the findings about spelling.

#include "hive/notations/thehive/read/parse.hpp"

namespace plyglot::test {

class TheHiveParsing {
 public:
  void parse(std::string_view text, hive::thehive::Pieces pieces = hive::thehive::Pieces::base);

  const syntax::SyntaxTree& tree() const { return tree_; }
  const hive::thehive::Ast& ast() const { return ast_; }
  const std::vector<diagnostics::Diagnostic>& findings() const { return findings_; }
  // Without any finding of the phases bytes and syntax. One of them waits for the board, because its fix needs it:
  // thehive/uhp-spelling.
  bool is_strict() const;
  // Lines such as `thehive/bad-move error 1-2`.
  std::string report() const;

 private:
  diagnostics::SeverityPolicy policy_;
  syntax::SyntaxTree tree_;
  hive::thehive::Ast ast_;
  std::vector<diagnostics::Diagnostic> findings_;
};

}  // namespace plyglot::test
