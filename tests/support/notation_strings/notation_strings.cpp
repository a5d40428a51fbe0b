#include "support/notation_strings/notation_strings.hpp"

#include "support/files/project_folder.hpp"
#include "support/files/text_corpus.hpp"
#include "support/grammars/grammar_checks.hpp"

#include <algorithm>
#include <set>
#include <sstream>

namespace plyglot::test {

using syntax::Strictness;

const std::vector<NotationStrings>& all_notation_strings() {
  static const std::vector<NotationStrings> all = [] {
    std::vector<NotationStrings> list = {hop_strings,
                                         uhp_strings,
                                         thehive_strings,
                                         hive_pgn_strings,
                                         boardspace_sgf_strings,
                                         hive_human_strings,
                                         hive_bga_strings,
                                         homeworlds_ap_record_strings,
                                         hopgi_strings};
    list.insert(list.end(), homeworlds_strings().begin(), homeworlds_strings().end());
    list.insert(list.end(), hexix_strings().begin(), hexix_strings().end());
    list.insert(list.end(), hopgi_setup_strings().begin(), hopgi_setup_strings().end());
    return list;
  }();
  return all;
}

const NotationStrings* notation_strings(std::string_view name) {
  for (const NotationStrings& notation : all_notation_strings()) {
    if (notation.grammar->name == name) return &notation;
  }
  return nullptr;
}

std::vector<std::string> corpus_texts(const NotationStrings& notation) {
  std::set<std::string> texts;
  for (const auto& file : std::filesystem::recursive_directory_iterator(project_folder() + "/corpus")) {
    if (file.path().extension() != notation.extension) continue;
    const std::string text = file_text(file.path());
    texts.insert(text);
    std::istringstream lines(text);
    std::string block;
    for (std::string line; std::getline(lines, line);) {
      texts.insert(line);
      if (!line.empty() && line != "\r") {
        block += (block.empty() ? "" : "\n") + line;
        continue;
      }
      texts.insert(block);
      block.clear();
    }
    texts.insert(block);
  }
  return {texts.begin(), texts.end()};
}

std::vector<std::string> generated_texts(const NotationStrings& notation, std::size_t strict, std::size_t tolerant,
                                         std::uint64_t seed) {
  std::vector<std::string> texts = sentences_of(*notation.grammar, Strictness::strict, strict, seed);
  for (std::string& text : sentences_of(*notation.grammar, Strictness::tolerant, tolerant, seed + 1)) {
    texts.push_back(std::move(text));
  }
  return texts;
}

}  // namespace plyglot::test
