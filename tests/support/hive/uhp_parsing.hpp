#pragma once
// One GameString after another through the parser of UHP alone: tree, AST and the findings about spelling.

#include "hive/notations/uhp/parse.hpp"

namespace plyglot::test {

class UhpParsing {
 public:
  void parse(std::string_view text, hive::uhp::Dialect dialect = hive::uhp::Dialect::mzinga);

  const syntax::SyntaxTree& tree() const { return scratch_.tree; }
  const hive::uhp::Ast& ast() const { return ast_; }
  const std::vector<diagnostics::Diagnostic>& findings() const { return findings_; }
  // Whether it is one of the strict grammar. What is said about the header and about a lone dot waits for the game.
  bool is_strict() const;
  // Lines such as `uhp/bad-move error 1-2`.
  std::string report() const;

 private:
  diagnostics::SeverityPolicy policy_;
  hive::uhp::ParseScratch scratch_;
  hive::uhp::Ast ast_;
  std::vector<diagnostics::Diagnostic> findings_;
};

}  // namespace plyglot::test
