#include "conformance/peggy/notation_strings.hpp"

#include "support/uhp_parsing.hpp"

namespace plyglot::test {
namespace {

std::optional<bool> is_strict(const std::string& text) {
  static UhpParsing parsing;
  parsing.parse(text);
  return parsing.is_strict();
}

const std::vector<std::string>& pieces() {
  static const std::vector<std::string> list = {";",  " ",        "\t",         "wS1",  "bQ",       "wA",      "b",
                                                "1",  "4",        "-",          "/",    "\\",       ".",       "pass",
                                                "+M", "Base",     "L",          "[",    "]",        "0",       "Draw",
                                                "x",  "White[2]", "InProgress", "\xFF", "newgame ", "\xC3\xA9"};
  return list;
}

// Every move of up to `longest` symbols.
void add_short_moves(std::size_t longest, std::size_t length, std::string& text,
                     void (*take)(void*, const std::string&), void* context) {
  take(context, text);
  if (length == longest) return;
  const std::size_t size = text.size();
  for (const std::string_view symbol : {"w", "b", "Q", "S", "A", "1", "3", " ", "-", "\\", ";", "pass", "."}) {
    text += symbol;
    add_short_moves(longest, length + 1, text, take, context);
    text.resize(size);
  }
}

void for_each_text(void (*take)(void* context, const std::string& text), void* context) {
  std::string text = "Base;NotStarted;White[1];";
  add_short_moves(5, 0, text, take, context);
  text += "bS1 ";
  add_short_moves(5, 0, text, take, context);
}

}  // namespace

const NotationStrings uhp_strings = {&hive::uhp::grammar, is_strict, pieces, for_each_text, "corpus/hive", ".uhp"};

}  // namespace plyglot::test
