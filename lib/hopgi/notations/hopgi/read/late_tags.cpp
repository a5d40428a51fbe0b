#include "hopgi/notations/hopgi/read/late_tags.hpp"

#include "hopgi/notations/hopgi/read/bytes.hpp"
#include "hopgi/notations/hopgi/read/leg_scanner.hpp"

#include <algorithm>

namespace plyglot::hopgi::record {
namespace {

bool is_between_tags(WordKind kind) {
  return kind == WordKind::tag || kind == WordKind::line_end || kind == WordKind::comment ||
         kind == WordKind::stray_brace;
}

// The number of the turn that comes first in a game with that tag; empty if it is another tag.
std::string_view first_number_of(std::string_view tag) {
  constexpr std::string_view name = "FEN";
  tag.remove_prefix(1);
  tag.remove_prefix(std::min(tag.find_first_not_of(" \t"), tag.size()));
  if (!tag.starts_with(name) || tag.size() == name.size() || !is_blank_of_line(tag[name.size()])) return {};
  const std::string_view value = tag.substr(0, tag.rfind('"'));
  const std::size_t before = value.find_last_not_of("0123456789");
  const bool has_number = before != std::string_view::npos && before + 1 < value.size() && value[before] == ' ';
  return has_number ? value.substr(before + 1) : "1";
}

// After the `]` of a tag that is glued to another one, or the end of its line.
std::size_t end_of_glued(std::string_view text, std::size_t begin) {
  const std::size_t line_end = std::min(text.find('\n', begin), text.size());
  for (std::size_t at = text.find(']', begin); at < line_end; at = text.find(']', at + 1)) {
    if (is_word_end(text, at + 1)) return at + 1;
  }
  return line_end;
}

// The number of the turn in the last tag `FEN` among them; empty if there is none.
std::string_view take_tags(std::string_view text, WordScanner& words) {
  std::string_view first_number;
  for (WordKind kind = words.peek();; kind = words.peek()) {
    const std::size_t begin = words.at();
    const bool is_glued = kind == WordKind::other && text[begin] == '[';
    if (!is_between_tags(kind) && !is_glued) return first_number;
    words.take();
    if (is_glued) words.skip_to(end_of_glued(text, begin));
    if (kind != WordKind::tag && !is_glued) continue;
    const std::string_view number = first_number_of(text.substr(begin, words.at() - begin));
    if (!number.empty()) first_number = number;
  }
}

// Whether a game begins with the word that was found. A file that is cut off in the word, or right after it, never has
// a game that the whole file has not.
bool begins_game(std::string_view text, WordScanner words, std::string_view first_number) {
  const std::string_view rest = text.substr(words.at());
  words.take();
  const std::string_view word = rest.substr(0, rest.size() - (text.size() - words.at()));
  const std::string_view after = rest.substr(word.size());
  const std::string_view digits = word.substr(0, word.find_first_not_of("0123456789"));
  const bool is_number = !digits.empty() && word.find_first_not_of('.', digits.size()) == std::string_view::npos;
  const bool is_followed = after.find_first_not_of(" \t\r\n") != std::string_view::npos;
  if (!is_number || !is_followed || after.starts_with('/')) return false;
  return word == "1." || word == "1" || digits == first_number;
}

// Whether nothing is on the line above, and nothing but blanks before the offset on its own.
bool has_empty_line_above(std::string_view text, std::size_t at) {
  const std::size_t before = text.substr(0, at).find_last_not_of(" \t\r\n");
  const std::string_view gap = text.substr(before + 1, at - before - 1);
  return std::count(gap.begin(), gap.end(), '\n') > 1;
}

}  // namespace

TagBlock look_at_tags(std::string_view text, WordScanner words) {
  const std::size_t first_tag = words.at();
  const std::string_view first_number = take_tags(text, words);
  if (words.at() == text.size()) return {words, false};
  // A game without turns.
  const bool is_set_apart = words.peek() == WordKind::result && has_empty_line_above(text, first_tag) &&
                            has_empty_line_above(text, words.at());
  return {words, is_set_apart || begins_game(text, words, first_number)};
}

}  // namespace plyglot::hopgi::record
