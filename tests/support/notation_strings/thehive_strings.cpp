#include "support/notation_strings/notation_strings.hpp"

#include "support/hive/thehive_parsing.hpp"
#include "support/values/short_texts.hpp"

namespace plyglot::test {
namespace {

std::optional<bool> is_strict_thehive_text(const std::string& text) {
  static TheHiveParsing parsing;
  parsing.parse(text, hive::thehive::Pieces::mlp);
  return parsing.is_strict();
}

const std::vector<std::string>& thehive_pieces() {
  static const std::vector<std::string> list = {
      "\n", "\r\n", "\r", "#",  " ",  "\t",  "wA1", "bQ1", "wQ",   "bS3",  "Wa1", "wX1",          "wM1",     "*",
      "|",  "/*",   "*|", "=*", "\\", "\\*", "-",   "1",   "pass", "PASS", ".",   "\xEF\xBB\xBF", "\xC3\xA9"};
  return list;
}

void for_each_thehive_text(void (*take)(void* context, const std::string& text), void* context) {
  constexpr std::string_view symbols[] = {"w", "A", "1", "wA1", "Q1", "M1", "*",  "|",   "\\",
                                          "=", "/", " ", ".",   "#",  "\n", "\r", "pass"};
  const auto pass_on = [&](const std::string& text) { take(context, text); };
  for (std::string text : {"", "bS1"}) for_each_short_text(symbols, 4, text, pass_on);
}

}  // namespace

const NotationStrings thehive_strings = {
    &hive::thehive::grammar, is_strict_thehive_text, thehive_pieces, for_each_thehive_text, ".thehive", 15000};

}  // namespace plyglot::test
