// Writes texts of a notation, our verdicts on each, and both grammars for peggy: grammar-strings NOTATION FOLDER.
// Each text is on one line: `\n` is written for a line feed and `\\` for a backslash. A line of verdicts has the
// strict one and the tolerant one: 1, 0, or - where there is none.

#include "support/notation_strings/grammar_verdicts.hpp"
#include "support/values/mutations.hpp"
#include "syntax/published/peg_text.hpp"
#include "toolchain/published/published_grammars.hpp"

#include <filesystem>
#include <fstream>
#include <iostream>

using namespace plyglot;
using namespace plyglot::syntax;
using test::NotationStrings;

namespace {

std::string on_one_line(const std::string& text) {
  std::string line;
  for (const char byte : text) {
    if (byte == '\n') {
      line += "\\n";
    } else if (byte == '\\') {
      line += "\\\\";
    } else {
      line += byte;
    }
  }
  return line;
}

char letter_of(std::optional<bool> verdict) {
  if (!verdict) return '-';
  return *verdict ? '1' : '0';
}

class Strings {
 public:
  Strings(const NotationStrings& notation, const std::filesystem::path& folder)
      : notation_(notation),
        texts_(folder / "strings.txt", std::ios::binary),
        verdicts_(folder / "verdicts.txt", std::ios::binary) {}

  void add(const std::string& text) {
    const test::GrammarVerdicts verdicts = test::verdicts_on(text, notation_);
    texts_ << on_one_line(text) << '\n';
    verdicts_ << letter_of(verdicts.strict) << letter_of(verdicts.tolerant) << '\n';
  }
  bool is_written() { return static_cast<bool>(texts_.flush()) && static_cast<bool>(verdicts_.flush()); }

 private:
  const NotationStrings& notation_;
  std::ofstream texts_;
  std::ofstream verdicts_;
};

}  // namespace

int main(int argc, char** argv) {
  const NotationStrings* const notation = argc == 3 ? test::notation_strings(argv[1]) : nullptr;
  if (notation == nullptr) {
    std::cerr << "usage: grammar-strings NOTATION FOLDER\n";
    return 2;
  }
  const std::filesystem::path folder = argv[2];
  std::filesystem::create_directories(folder);
  const RuleTable rules = toolchain::rules_of(*notation->grammar);
  std::ofstream(folder / "strict.peggy") << peg_text(rules, Strictness::strict, PegFormat::peggy);
  std::ofstream(folder / "tolerant.peggy") << peg_text(rules, Strictness::tolerant, PegFormat::peggy);

  Strings strings(*notation, folder);
  notation->for_each_text([](void* to, const std::string& text) { static_cast<Strings*>(to)->add(text); }, &strings);
  test::Random random(2026);
  std::vector<std::string> texts = generated_texts(*notation, notation->sentences, notation->sentences / 2, 2026);
  for (std::string& text : corpus_texts(*notation)) texts.push_back(std::move(text));
  for (const std::string& text : texts) {
    strings.add(text);
    for (int i = 0; i < 3; ++i) strings.add(test::mutated(text, notation->pieces(), random));
  }
  return strings.is_written() ? 0 : 2;
}
