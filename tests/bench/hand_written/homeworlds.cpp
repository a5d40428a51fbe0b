#include "bench/hand_written/readers.hpp"
#include "bench/hand_written/text_parts.hpp"

#include <algorithm>

namespace plyglot::bench::hand_written {
namespace {

struct Action {
  std::string_view verb;
  std::size_t first_word;
};

}  // namespace

// A turn a line; actions are divided by `,` or `;`, and begin with what is done.
std::int64_t read_homeworlds(std::string_view text) {
  static std::vector<std::size_t> turns;
  static std::vector<Action> actions;
  static std::vector<std::string_view> words;
  while (!text.empty()) {
    std::string_view line = take_until(text, '\n');
    // A header, or a line between turns.
    if (line.empty() || line.find(": ") != std::string_view::npos) continue;
    turns.push_back(actions.size());
    while (!line.empty()) {
      const std::size_t end = std::min(line.find_first_of(",;"), line.size());
      std::string_view action = line.substr(0, end);
      line.remove_prefix(std::min(end + 1, line.size()));
      actions.push_back({take_word(action), words.size()});
      for (std::string_view word = take_word(action); !word.empty(); word = take_word(action)) words.push_back(word);
    }
  }
  counted(actions);
  counted(words);
  return counted(turns);
}

}  // namespace plyglot::bench::hand_written
