// Writes HOP strings, one a line, our verdict on each, and the strict grammar for peggy: grammar-strings FOLDER.

#include "support/hop_parsing.hpp"
#include "support/random.hpp"
#include "syntax/peg_text.hpp"
#include "syntax/sentences.hpp"

#include <filesystem>
#include <fstream>
#include <iostream>

using namespace plyglot;
using namespace plyglot::syntax;

namespace {

class Strings {
 public:
  explicit Strings(const std::filesystem::path& folder)
      : texts_(folder / "strings.txt", std::ios::binary), verdicts_(folder / "verdicts.txt", std::ios::binary) {}

  // Strings with a line end cannot stand on one line, and those beyond the limits of hop 2, which the grammar does not
  // express, have no verdict to compare: both are left out.
  void add(const std::string& text) {
    if (text.find_first_of("\n\r") != std::string::npos) return;
    parsing_.parse(text);
    if (!parsing_.ast().is_read_whole) return;
    texts_ << text << '\n';
    verdicts_ << (parsing_.is_strict() ? "1\n" : "0\n");
  }
  bool is_written() { return static_cast<bool>(texts_.flush()) && static_cast<bool>(verdicts_.flush()); }

 private:
  std::ofstream texts_;
  std::ofstream verdicts_;
  test::HopParsing parsing_;
};

// Every topology of up to `longest` symbols.
void add_short_topologies(Strings& strings, std::size_t longest, std::string& topology) {
  strings.add(topology + ",w");
  if (topology.size() == longest) return;
  for (const char symbol : std::string_view("QaB12+-=!()")) {
    topology += symbol;
    add_short_topologies(strings, longest, topology);
    topology.pop_back();
  }
}

std::string mutated(std::string text, test::Random& random) {
  static const std::vector<std::string> pieces = {"Q", "a", "x", "1", "10", "9",  "0", "+",    "-",   "=",  "!",
                                                  "(", ")", ",", "w", " ",  "\t", "W", "base", "%2B", "3m", "\xC3\xA9"};
  for (std::size_t changes = random.between(1, 3); changes > 0; --changes) {
    const std::size_t at = random.below(text.size() + 1);
    const std::size_t removed = random.chance(60) ? random.below(3) : 0;
    text.replace(at, removed, random.chance(70) ? random.pick(pieces) : "");
  }
  return text;
}

std::uint32_t pick(void* context, std::uint32_t bound) {
  return static_cast<std::uint32_t>(static_cast<test::Random*>(context)->below(bound));
}

std::vector<std::string> sentences(const RuleTable& plain, std::size_t count, test::Random& random) {
  const Sentences grammar(plain);
  std::vector<std::string> texts(count);
  for (std::string& text : texts) grammar.write({&pick, &random}, text);
  return texts;
}

std::vector<std::string> corpus_lines() {
  std::vector<std::string> lines;
  for (const auto& file : std::filesystem::recursive_directory_iterator(PLYGLOT_SOURCE_DIR "/corpus/hop")) {
    if (file.path().extension() != ".hop") continue;
    std::ifstream text(file.path(), std::ios::binary);
    for (std::string line; std::getline(text, line);) lines.push_back(line);
  }
  return lines;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: grammar-strings FOLDER\n";
    return 2;
  }
  const std::filesystem::path folder = argv[1];
  std::filesystem::create_directories(folder);
  const RuleTable rules = hive::hop::grammar.rules();
  std::ofstream(folder / "hop.peggy") << peg_text(rules, Strictness::strict, PegFormat::peggy);

  Strings strings(folder);
  std::string topology;
  add_short_topologies(strings, 6, topology);
  test::Random random(2026);
  auto texts = sentences(plain_grammar(rules, Strictness::strict), 40000, random);
  for (const std::string& text : sentences(plain_grammar(rules, Strictness::tolerant), 20000, random)) {
    texts.push_back(text);
  }
  for (const std::string& text : corpus_lines()) texts.push_back(text);
  for (const std::string& text : texts) {
    strings.add(text);
    for (int i = 0; i < 3; ++i) strings.add(mutated(text, random));
  }
  return strings.is_written() ? 0 : 2;
}
