#pragma once
// One game file of boardspace.net after another: tree, AST, record and all findings.

#include "hive/notations/boardspace_sgf/read/parse.hpp"
#include "hive/rules/options/rule_options.hpp"

namespace plyglot::test {

class SgfReading {
 public:
  // Checks that are named in `selected` are on, and nothing else is reported then.
  explicit SgfReading(std::string_view selected = {}) {
    if (!selected.empty()) policy_.select(selected);
  }

  void read(std::string_view text, const hive::RuleOptions& options = {});
  // Tree and AST alone, with the findings of the phases bytes and syntax.
  void parse(std::string_view text);

  const syntax::SyntaxTree& tree() const { return tree_; }
  const hive::boardspace_sgf::Ast& ast() const { return ast_; }
  const hive::Record& record() const { return record_; }
  const std::vector<diagnostics::Diagnostic>& findings() const { return findings_; }
  // Lines such as `boardspace-sgf/repositioned info 1-2`.
  std::string report() const;
  // Lines such as `boardspace-sgf/repositioned: ...` with the message.
  std::string said() const;
  // The one finding with this name; throws, which fails a test, if there is none or more than one.
  const diagnostics::Diagnostic& finding(std::string_view name) const;

  // As UHP (hive-notations 3.1), with the references of the text where they may be kept, or with canonical ones.
  std::string game_string(bool keeps_references) const;

 private:
  void parse_into(const text::Source& source, diagnostics::Reporter& reporter);

  diagnostics::SeverityPolicy policy_;
  text::MappedText mapped_;
  syntax::SyntaxTree tree_;
  hive::boardspace_sgf::Ast ast_;
  hive::Record record_;
  std::vector<diagnostics::Diagnostic> findings_;
};

}  // namespace plyglot::test
