#pragma once
// Everything that is said and shown of a text through the library's front door, as words: for relations between texts,
// such as one and the same with other names in it.

#include <plyglot/session.hpp>

#include <string>
#include <vector>

namespace plyglot::test {

struct SeenText {
  // A line for each finding in the order of reports: name, severity, place, places of the labels, places and safety of
  // the fix.
  std::vector<std::string> findings;
  // What each of them says: message, labels, notes, help and fix.
  std::vector<std::string> words;
  // The legal moves at the end of each record, sorted.
  std::vector<std::string> moves;
  // The boards at the end of the records, as the graphs of `dump --stage board`.
  std::string board;
};

// Of a whole file, with a session that may have read others before.
SeenText seen(const std::string& text, const toolchain::Language& language, toolchain::Session& session);
// With a new one.
SeenText seen(const std::string& text, const toolchain::Language& language);

// The text with each of its words, which are letters and digits, as `word_of` gives it.
template <class WordOf>
std::string with_words(const std::string& text, const WordOf& word_of) {
  const auto is_of_word = [](char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9');
  };
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && is_of_word(text[end])) ++end;
    if (end > at) result += word_of(text.substr(at, end - at));
    for (; end < text.size() && !is_of_word(text[end]); ++end) result += text[end];
    at = end;
  }
  return result;
}

// The same for a list.
template <class WordOf>
std::vector<std::string> with_words(std::vector<std::string> texts, const WordOf& word_of) {
  for (std::string& text : texts) text = with_words(text, word_of);
  return texts;
}

// The words of each text sorted, and an empty one after each text: lists in it may be in another order.
std::vector<std::string> words_in_any_order(const std::vector<std::string>& texts);

}  // namespace plyglot::test
