// Writes texts of a notation, our verdict on each, and the strict grammar for peggy: grammar-strings NOTATION FOLDER.
// A text stands on one line: `\n` is written for a line feed and `\\` for a backslash.

#include "conformance/peggy/notation_strings.hpp"
#include "support/mutations.hpp"
#include "syntax/peg_text.hpp"
#include "syntax/sentences.hpp"

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

class Strings {
 public:
  Strings(const NotationStrings& notation, const std::filesystem::path& folder)
      : notation_(notation),
        texts_(folder / "strings.txt", std::ios::binary),
        verdicts_(folder / "verdicts.txt", std::ios::binary) {}

  void add(const std::string& text) {
    const std::optional<bool> verdict = notation_.is_strict(text);
    if (!verdict) return;
    texts_ << on_one_line(text) << '\n';
    verdicts_ << (*verdict ? "1\n" : "0\n");
  }
  bool is_written() { return static_cast<bool>(texts_.flush()) && static_cast<bool>(verdicts_.flush()); }

 private:
  const NotationStrings& notation_;
  std::ofstream texts_;
  std::ofstream verdicts_;
};

std::uint32_t pick(void* context, std::uint32_t bound) {
  return static_cast<std::uint32_t>(static_cast<test::Random*>(context)->below(bound));
}

void add_sentences(const RuleTable& plain, std::size_t count, test::Random& random, std::vector<std::string>& texts) {
  const Sentences grammar(plain);
  for (; count > 0; --count) grammar.write({&pick, &random}, texts.emplace_back());
}

// The lines of all files.
void add_corpus(const NotationStrings& notation, std::vector<std::string>& texts) {
  const std::filesystem::path folder = std::filesystem::path(PLYGLOT_SOURCE_DIR) / notation.corpus;
  for (const auto& file : std::filesystem::recursive_directory_iterator(folder)) {
    if (file.path().extension() != notation.extension) continue;
    std::ifstream text(file.path(), std::ios::binary);
    for (std::string line; std::getline(text, line);) texts.push_back(line);
  }
}

const NotationStrings* find(std::string_view id) {
  for (const NotationStrings* notation :
       {&test::hop_strings, &test::uhp_strings, &test::thehive_strings, &test::hive_pgn_strings,
        &test::boardspace_sgf_strings, &test::homeworlds_ap_record_strings, &test::hopgi_strings}) {
    if (notation->grammar->name == id) return notation;
  }
  for (const NotationStrings& notation : test::homeworlds_strings()) {
    if (notation.grammar->name == id) return &notation;
  }
  for (const NotationStrings& notation : test::hexix_strings()) {
    if (notation.grammar->name == id) return &notation;
  }
  for (const NotationStrings& notation : test::hopgi_setup_strings()) {
    if (notation.grammar->name == id) return &notation;
  }
  return nullptr;
}

}  // namespace

int main(int argc, char** argv) {
  const NotationStrings* const notation = argc == 3 ? find(argv[1]) : nullptr;
  if (notation == nullptr) {
    std::cerr << "usage: grammar-strings NOTATION FOLDER\n";
    return 2;
  }
  const std::filesystem::path folder = argv[2];
  std::filesystem::create_directories(folder);
  const RuleTable rules = notation->grammar->rules();
  std::ofstream(folder / "grammar.peggy") << peg_text(rules, Strictness::strict, PegFormat::peggy);

  Strings strings(*notation, folder);
  notation->for_each_text([](void* to, const std::string& text) { static_cast<Strings*>(to)->add(text); }, &strings);
  test::Random random(2026);
  std::vector<std::string> texts;
  add_sentences(plain_grammar(rules, Strictness::strict), notation->sentences, random, texts);
  add_sentences(plain_grammar(rules, Strictness::tolerant), notation->sentences / 2, random, texts);
  add_corpus(*notation, texts);
  for (const std::string& text : texts) {
    strings.add(text);
    for (int i = 0; i < 3; ++i) strings.add(test::mutated(text, notation->pieces(), random));
  }
  return strings.is_written() ? 0 : 2;
}
