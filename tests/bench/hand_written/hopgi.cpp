#include "bench/hand_written/readers.hpp"
#include "bench/hand_written/text_parts.hpp"

#include <utility>

namespace plyglot::bench::hand_written {

// Tags, then turns with numbers between them, and the result.
std::int64_t read_hopgi(std::string_view text) {
  static std::vector<std::string_view> turns;
  static std::vector<std::pair<std::string_view, std::string_view>> tags;
  while (!text.empty()) {
    std::string_view line = take_until(text, '\n');
    if (!line.empty() && line[0] == '[') {
      const std::string_view name = take_until(line, '"');
      tags.emplace_back(name.substr(1), take_until(line, '"'));
      continue;
    }
    for (std::string_view word = take_word(line); !word.empty(); word = take_word(line)) {
      // Numbers and results begin with a digit, and an unknown result is a star.
      if (!is_digit(word[0]) && word != "*") turns.push_back(word);
    }
  }
  counted(tags);
  return counted(turns);
}

}  // namespace plyglot::bench::hand_written
