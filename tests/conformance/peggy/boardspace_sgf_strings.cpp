#include "conformance/peggy/notation_strings.hpp"
#include "support/sgf_reading.hpp"
#include "support/sgf_texts.hpp"

namespace plyglot::test {
namespace {

std::optional<bool> is_strict(const std::string& text) {
  static SgfReading reading;
  reading.parse(text);
  return reading.ast().is_strict;
}

const std::vector<std::string>& pieces() {
  static const std::vector<std::string> list = {
      "(;", ")",    ";",  "[",  "]",  "P0[1 ", "P1[id ", "done", "move W ", "dropb ", "pickb ", "wG1", "b1",
      " ",  "M 13", "\\", "\n", "\r", "x",     "TM[5]",  "SU[",  "\xE9",    "0",      ".",      "-",   "Pass"};
  return list;
}

// Every command of up to `longest` symbols.
void add_short_commands(std::size_t longest, std::string& text, void (*take)(void*, const std::string&),
                        void* context) {
  take(context, "(;;P0[1 " + text + "])");
  if (longest == 0) return;
  const std::size_t size = text.size();
  for (const std::string_view symbol :
       {"Move", "pickb", "dropb", " W", " b", "1", " M 13", " ", ".", "/", "\\", "done"}) {
    text += symbol;
    add_short_commands(longest - 1, text, take, context);
    text.resize(size);
  }
}

void for_each_text(void (*take)(void* context, const std::string& text), void* context) {
  std::string command;
  add_short_commands(4, command, take, context);
  command = "dropb b1 M 13 ";
  add_short_commands(4, command, take, context);
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
      changed.replace(random.below(text.size()), random.below(3), random.chance(60) ? random.pick(pieces()) : "");
      take(context, changed);
    }
  }
}

}  // namespace

const NotationStrings boardspace_sgf_strings = {&hive::boardspace_sgf::grammar, is_strict, pieces, for_each_text,
                                                "corpus/hive/boardspace-sgf",   ".sgf"};

}  // namespace plyglot::test
