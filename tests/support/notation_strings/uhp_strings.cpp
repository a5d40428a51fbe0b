#include "support/notation_strings/notation_strings.hpp"

#include "support/hive/uhp_parsing.hpp"
#include "support/values/short_texts.hpp"

namespace plyglot::test {
namespace {

std::optional<bool> is_strict_uhp_text(const std::string& text) {
  static UhpParsing parsing;
  parsing.parse(text);
  return parsing.is_strict();
}

const std::vector<std::string>& uhp_pieces() {
  static const std::vector<std::string> list = {";",  " ",        "\t",         "wS1",  "bQ",       "wA",      "b",
                                                "1",  "4",        "-",          "/",    "\\",       ".",       "pass",
                                                "+M", "Base",     "L",          "[",    "]",        "0",       "Draw",
                                                "x",  "White[2]", "InProgress", "\xFF", "newgame ", "\xC3\xA9"};
  return list;
}

void for_each_uhp_text(void (*take)(void* context, const std::string& text), void* context) {
  constexpr std::string_view symbols[] = {"w", "b", "Q", "S", "A", "1", "3", " ", "-", "\\", ";", "pass", "."};
  const auto pass_on = [&](const std::string& text) { take(context, text); };
  const std::string begin = "Base;NotStarted;White[1];";
  for (std::string text : {begin, begin + "bS1 "}) for_each_short_text(symbols, 4, text, pass_on);
}

}  // namespace

const NotationStrings uhp_strings = {
    &hive::uhp::grammar, is_strict_uhp_text, uhp_pieces, for_each_uhp_text, ".uhp", 15000};

}  // namespace plyglot::test
