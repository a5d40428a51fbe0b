#include "hive/notations/hive_human/parse.hpp"
#include "support/notation_strings/notation_strings.hpp"
#include "support/values/short_texts.hpp"

namespace plyglot::test {
namespace {

using hive::hive_human::Form;

std::optional<bool> is_strict_hive_human_text(const std::string& text) {
  const text::Source source{"text", text};
  const diagnostics::SeverityPolicy policy;
  std::vector<diagnostics::Diagnostic> findings;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(findings));
  syntax::SyntaxTree tree;
  hive::hive_human::Ast ast;
  parse(source, source.span(), tree, ast, reporter);
  reporter.finish();
  bool is_in_turns = false;
  for (const hive::hive_human::Item& item : ast.items) {
    if (item.form == Form::bad_tag || item.form == Form::bad_word || item.form == Form::unclosed_comment) return false;
    if (item.form == Form::number && text.substr(item.text.end, item.span.end - item.text.end) != ".") return false;
    if (item.form == Form::tag && is_in_turns) return false;
    is_in_turns = is_in_turns || item.form == Form::number || item.is_move();
  }
  return true;
}

const std::vector<std::string>& hive_human_pieces() {
  static const std::vector<std::string> list = {
      "\n",        "\r\n",         " ",       "+G", "s", "Q", "x", "#", "-",  "(",  ")",    "1",
      "6",         "2.",           ".",       "{",  "}", ";", "[", "]", "\"", "\\", "pass", "A",
      "[T \"v\"]", "\xEF\xBB\xBF", "\xC3\xA9"};
  return list;
}

void for_each_hive_human_text(void (*take)(void* context, const std::string& text), void* context) {
  constexpr std::string_view symbols[] = {"+", "A",  "s", "x", "(", ")", "3", "-",
                                          "#", "1.", ".", " ", "{", "}", ";", "\n"};
  const auto pass_on = [&](const std::string& text) { take(context, text); };
  for (std::string text : {"", "A"}) for_each_short_text(symbols, 4, text, pass_on);
}

}  // namespace

const NotationStrings hive_human_strings = {
    &hive::hive_human::grammar, is_strict_hive_human_text, hive_human_pieces, for_each_hive_human_text, ".hive", 15000};

}  // namespace plyglot::test
