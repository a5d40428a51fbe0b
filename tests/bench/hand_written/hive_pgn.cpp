#include "bench/hand_written/hive_moves.hpp"
#include "bench/hand_written/readers.hpp"

#include <utility>

namespace plyglot::bench::hand_written {

// `[White "Ida"]`, then `3. wQ /wG1`, one move a line.
std::int64_t read_hive_pgn(std::string_view text) {
  static std::vector<HiveMove> moves;
  static std::vector<std::pair<std::string_view, std::string_view>> tags;
  while (!text.empty()) {
    std::string_view line = take_until(text, '\n');
    if (line.empty()) continue;
    if (line[0] == '[') {
      const std::string_view name = take_until(line, '"');
      tags.emplace_back(name.substr(1), take_until(line, '"'));
    } else if (is_digit(line[0])) {
      take_until(line, ' ');
      moves.push_back(read_uhp_move(line));
    }
  }
  counted(tags);
  return counted(moves);
}

}  // namespace plyglot::bench::hand_written
