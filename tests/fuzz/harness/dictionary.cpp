#include "fuzz/harness/dictionary.hpp"

#include "syntax/published/sentences.hpp"
#include "toolchain/published/published_grammars.hpp"

#include <fstream>
#include <set>

namespace plyglot::fuzz {
namespace {

// Bytes that are not letters or digits are written as their numbers.
std::string escaped(std::string_view word) {
  constexpr char digits[] = "0123456789ABCDEF";
  std::string text;
  for (const char c : word) {
    const auto byte = static_cast<unsigned char>(c);
    const bool is_plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (is_plain) {
      text += c;
    } else {
      text += {'\\', 'x', digits[byte / 16], digits[byte % 16]};
    }
  }
  return text;
}

}  // namespace

std::string dictionary_text(const Subject& subject) {
  // libFuzzer takes no longer ones.
  constexpr std::size_t longest = 64;
  std::set<std::string> words;
  for (const syntax::Grammar* grammar : subject.grammars) {
    for (const std::string& word : syntax::dictionary_of(toolchain::rules_of(*grammar))) words.insert(word);
  }
  std::string text = "# The words of " + std::string(subject.name) + ", from the rules of its grammar.\n";
  for (const std::string& word : words) {
    if (!word.empty() && word.size() <= longest) text += '"' + escaped(word) + "\"\n";
  }
  return text;
}

bool write_dictionaries(const std::string& folder) {
  for (const Subject& subject : all_subjects()) {
    std::ofstream file(folder + '/' + std::string(subject.name) + ".dict", std::ios::binary);
    file << dictionary_text(subject) << std::flush;
    if (!file) return false;
  }
  return true;
}

}  // namespace plyglot::fuzz
