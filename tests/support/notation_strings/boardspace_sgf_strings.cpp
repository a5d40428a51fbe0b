#include "support/hive/sgf_reading.hpp"
#include "support/hive/sgf_texts.hpp"
#include "support/notation_strings/notation_strings.hpp"
#include "support/values/short_texts.hpp"

namespace plyglot::test {
namespace {

std::optional<bool> is_strict_boardspace_sgf_text(const std::string& text) {
  static SgfReading reading;
  reading.parse(text);
  return reading.ast().is_strict;
}

const std::vector<std::string>& boardspace_sgf_pieces() {
  static const std::vector<std::string> list = {
      "(;", ")",    ";",  "[",  "]",  "P0[1 ", "P1[id ", "done", "move W ", "dropb ", "pickb ", "wG1", "b1",
      " ",  "M 13", "\\", "\n", "\r", "x",     "TM[5]",  "SU[",  "\xE9",    "0",      ".",      "-",   "Pass"};
  return list;
}

void for_each_boardspace_sgf_text(void (*take)(void* context, const std::string& text), void* context) {
  constexpr std::string_view symbols[] = {"Move",  "pickb", "dropb", " W", " b", "1",
                                          " M 13", " ",     ".",     "/",  "\\", "done"};
  const auto pass_on = [&](const std::string& command) { take(context, "(;;P0[1 " + command + "])"); };
  for (std::string command : {"", "dropb b1 M 13 "}) for_each_short_text(symbols, 4, command, pass_on);
  Random random(2026);
  for (int i = 0; i < 300; ++i) {
    std::string text = random_sgf(random, 8).text;
    take(context, text);
    // Without the times at the end, which are beyond the grammar.
    text.resize(text.rfind(';'));
    text += ')';
    take(context, text);
    for (int change = 0; change < 20; ++change) {
      std::string changed = text;
      changed.replace(random.below(text.size()), random.below(3),
                      random.chance(60) ? random.pick(boardspace_sgf_pieces()) : "");
      take(context, changed);
    }
  }
}

}  // namespace

const NotationStrings boardspace_sgf_strings = {&hive::boardspace_sgf::grammar,
                                                is_strict_boardspace_sgf_text,
                                                boardspace_sgf_pieces,
                                                for_each_boardspace_sgf_text,
                                                ".sgf",
                                                15000};

}  // namespace plyglot::test
