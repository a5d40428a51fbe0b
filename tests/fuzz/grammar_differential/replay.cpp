// Without a fuzzer: the texts of the project in the notation, two changes of each, and the files that are named.
#include "fuzz/grammar_differential/grammar_differential.hpp"
#include "support/files/text_corpus.hpp"
#include "support/notation_strings/notation_strings.hpp"
#include "support/values/mutations.hpp"

#include <iostream>

namespace {

void run(const std::string& text) {
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
}

}  // namespace

int main(int argc, char** argv) {
  using namespace plyglot::test;
  const NotationStrings* const notation = notation_strings(fuzzed_notation);
  if (notation == nullptr) return 2;
  Random random(81);
  const std::vector<std::string> texts = corpus_texts(*notation);
  for (const std::string& text : texts) {
    run(text);
    for (int i = 0; i < 2; ++i) run(mutated(text, notation->pieces(), random));
  }
  for (int i = 1; i < argc; ++i) run(file_text(argv[i]));
  std::cout << texts.size() << " texts of the corpus\n";
  return texts.empty() ? 1 : 0;
}
