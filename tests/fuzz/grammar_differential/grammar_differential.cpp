// The published grammars of a notation, run by a second engine, against our own reading: of the input, and of sentences
// of the grammars that the input chooses.
#include "fuzz/grammar_differential/grammar_differential.hpp"

#include "support/notation_strings/grammar_verdicts.hpp"
#include "syntax/published/sentences.hpp"
#include "toolchain/published/published_grammars.hpp"

#include <cstdlib>
#include <iostream>

using namespace plyglot;
using syntax::Strictness;

namespace {

// The bytes of the input, one after the other; then zeros, which are the first alternatives.
std::uint32_t next_choice(void* rest, std::uint32_t bound) {
  auto& bytes = *static_cast<std::string_view*>(rest);
  if (bytes.empty()) return 0;
  const auto value = static_cast<unsigned char>(bytes.front());
  bytes.remove_prefix(1);
  return value % bound;
}

class Comparison {
 public:
  explicit Comparison(const test::NotationStrings& notation)
      : published_(notation),
        tables_{plain_grammar(toolchain::rules_of(*notation.grammar), Strictness::strict),
                plain_grammar(toolchain::rules_of(*notation.grammar), Strictness::tolerant)} {}

  void run(std::string_view bytes) {
    check(std::string(bytes));
    for (const syntax::Sentences& grammar : sentences_) {
      std::string sentence;
      std::string_view rest = bytes;
      grammar.write({&next_choice, &rest}, sentence);
      check(sentence);
    }
  }

 private:
  void check(const std::string& text) {
    const std::string disagreement = published_.disagreement(text);
    if (disagreement.empty()) return;
    std::cerr << fuzzed_notation << ": " << disagreement << ":\n" << text << std::endl;
    std::abort();
  }

  test::PublishedGrammars published_;
  syntax::RuleTable tables_[2];
  syntax::Sentences sentences_[2] = {syntax::Sentences(tables_[0]), syntax::Sentences(tables_[1])};
};

const test::NotationStrings& notation() {
  const test::NotationStrings* const found = test::notation_strings(fuzzed_notation);
  if (found == nullptr) std::abort();
  return *found;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static Comparison comparison(notation());
  comparison.run({reinterpret_cast<const char*>(data), size});
  return 0;
}
