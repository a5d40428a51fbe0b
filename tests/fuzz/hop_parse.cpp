// Reading any bytes: the tree is lossless, findings lie inside the text, and the verdict does not depend on what was
// read before, on where the text stands in a file, or on the pieces in which the file is read.
#include "fuzz/harness/laws.hpp"
#include "hive/hop/hop.hpp"

using namespace plyglot;
using namespace plyglot::fuzz;

namespace {

void check_tree(std::string_view text, hive::hop::Dialect dialect) {
  const text::Source source{"input.hop", text};
  const diagnostics::SeverityPolicy policy;
  std::vector<diagnostics::Diagnostic> findings;
  diagnostics::Reporter reporter(policy, collect_into(findings));
  text::MappedText mapped;
  syntax::SyntaxTree tree;
  hive::hop::Ast ast;
  hive::hop::parse(source, source.span(), dialect, mapped, tree, ast, reporter);
  if (!ast.is_empty) require(tree.verify(source.span()).empty(), tree.verify(source.span()));
  for (const hive::hop::Item& item : ast.items) {
    require(source.span().contains(item.span), "an item lies inside the text");
    require(item.span.contains(item.letter_span) || item.letter_span.empty(), "a letter lies inside its item");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = text_of(data, size);
  check_tree(text, hive::hop::Dialect::spec);
  check_tree(text, hive::hop::Dialect::hivegame);
  in_all_ways([&](const Way& way) { check_verdict(text, way); });
  return 0;
}
