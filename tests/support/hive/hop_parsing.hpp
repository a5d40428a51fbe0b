#pragma once
// One HOP string after another through the parser alone: tree, AST and the findings of the phases bytes and syntax.

#include "hive/notations/hop/read/parse.hpp"

namespace plyglot::test {

class HopParsing {
 public:
  // The string is given outside a file.
  void parse(std::string_view text, hive::hop::Dialect dialect = hive::hop::Dialect::spec);

  const syntax::SyntaxTree& tree() const { return tree_; }
  const hive::hop::Ast& ast() const { return ast_; }
  const std::vector<diagnostics::Diagnostic>& findings() const { return findings_; }
  // Without any finding of the phases bytes and syntax. One of them waits for the resolver, because its fix needs
  // the set: hop/modifier-on-literal.
  bool is_strict() const { return findings_.empty() && !has_modifier_on_literal(); }
  bool has_modifier_on_literal() const { return ast_.gametype && !ast_.gametype->literal_modifier.empty(); }
  // Lines such as `hop/unknown-bug error 1-2`.
  std::string report() const;

 private:
  diagnostics::SeverityPolicy policy_;
  text::MappedText mapped_;
  syntax::SyntaxTree tree_;
  hive::hop::Ast ast_;
  std::vector<diagnostics::Diagnostic> findings_;
};

// Whether a diagnostic of this name is one of the phases bytes and syntax.
bool is_about_syntax(std::string_view name);

}  // namespace plyglot::test
