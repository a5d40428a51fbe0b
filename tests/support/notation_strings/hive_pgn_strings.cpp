#include "support/notation_strings/notation_strings.hpp"

#include "support/hive/hive_pgn_parsing.hpp"

namespace plyglot::test {
namespace {

std::optional<bool> is_strict_hive_pgn_text(const std::string& text) {
  static HivePgnParsing parsing;
  parsing.parse(text);
  return parsing.is_strict();
}

const std::vector<std::string>& hive_pgn_pieces() {
  static const std::vector<std::string> list = {
      "\n",  "\r\n", "\r",  " ",    "\t",   "{",           "}",        "[", "]",    "\"", "[Date \"\"]\n",
      "1.",  "2. ",  "1",   "wS1",  "bQ-",  "1. wS1\n",    "-",        "/", "\\",   ".",  "pass",
      "1-0", "*",    "0",   "Draw", "draw", "WhiteWins\n", "{a\nb}\n", "_", "\xFF", "x",  "\xEF\xBB\xBF",
      "(",   ")",    "(\n", ")\n"};
  return list;
}

// Every text of one, two and three pieces.
void for_each_hive_pgn_text(void (*take)(void* context, const std::string& text), void* context) {
  take(context, "");
  for (const std::string& first : hive_pgn_pieces()) {
    take(context, first);
    for (const std::string& second : hive_pgn_pieces()) {
      take(context, first + second);
      for (const std::string& third : hive_pgn_pieces()) take(context, first + second + third);
    }
  }
}

}  // namespace

const NotationStrings hive_pgn_strings = {
    &hive::hive_pgn::grammar, is_strict_hive_pgn_text, hive_pgn_pieces, for_each_hive_pgn_text, ".pgn", 15000};

}  // namespace plyglot::test
