#pragma once
// The words that the library knows, as they are completed.

#include <string>
#include <vector>

namespace plyglot::tool::generate {

// A list with the name under which the scripts keep it.
struct WordList {
  // One word of small letters.
  std::string name;
  std::vector<std::string> words;
};
// notations: `ID`, then `ID:DIALECT` for each dialect, of all that can be read.
// targets: the same, and what is only written.
// settings: `KEY=VALUE` for each option of a notation and each of its values; `KEY=` for a number.
// profiles: the values of one of those options.
// games: those that can be counted from their start.
// levels: how much a finding may weigh.
// prefixes: `all`, and what names of findings begin with.
// checks: the names of all findings.
std::vector<WordList> word_lists();
// With the dot.
std::vector<std::string> extension_words();

// With something between two of them.
std::string joined(const std::vector<std::string>& words, const std::string& joint);

}  // namespace plyglot::tool::generate
