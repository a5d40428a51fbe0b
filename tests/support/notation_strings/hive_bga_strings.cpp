#include "hive/notations/hive_bga/parse.hpp"
#include "support/notation_strings/notation_strings.hpp"
#include "support/values/short_texts.hpp"

#include <algorithm>

namespace plyglot::test {
namespace {

std::optional<bool> is_strict_hive_bga_text(const std::string& text) {
  const text::Source source{"text", text};
  const diagnostics::SeverityPolicy policy;
  std::vector<diagnostics::Diagnostic> findings;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(findings));
  syntax::SyntaxTree tree;
  hive::hive_bga::Ast ast;
  parse(source, source.span(), tree, ast, reporter);
  reporter.finish();
  // A text without moves is in the grammar. A dot is found only when the game is played.
  const auto has_dot = [](const hive::WrittenMove& move) { return !move.dot_span.empty(); };
  return ast.moves.empty() || (findings.empty() && std::none_of(ast.moves.begin(), ast.moves.end(), has_dot));
}

const std::vector<std::string>& hive_bga_pieces() {
  static const std::vector<std::string> list = {
      "\n",     "\r\n", " ", "Ann",          "[",  "]",  "wG1", "bQ",   "-",       "/", "\\", ".", "wM1", "pass",
      "[wA1 ]", "W",    "9", "\xEF\xBB\xBF", "\t", "\r", "bD",  "PASS", "\xC3\xA9"};
  return list;
}

void for_each_hive_bga_text(void (*take)(void* context, const std::string& text), void* context) {
  constexpr std::string_view symbols[] = {"A", " ", "[", "]", "wQ", "bA2", "-", "\\", "1", ".", "\n", "\r"};
  const auto pass_on = [&](const std::string& text) { take(context, text); };
  for (std::string text : {"", "A [wQ"}) for_each_short_text(symbols, 4, text, pass_on);
}

}  // namespace

const NotationStrings hive_bga_strings = {
    &hive::hive_bga::grammar, is_strict_hive_bga_text, hive_bga_pieces, for_each_hive_bga_text, ".bga", 15000};

}  // namespace plyglot::test
