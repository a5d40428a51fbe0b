#include "bench/hand_written/hive_moves.hpp"
#include "bench/hand_written/readers.hpp"

namespace plyglot::bench::hand_written {

// `Base;InProgress;White[3];wS1;bS1 wS1-`, one game a line.
std::int64_t read_uhp(std::string_view text) {
  static std::vector<HiveMove> moves;
  while (!text.empty()) {
    std::string_view line = take_until(text, '\n');
    for (int field = 0; field < 3; ++field) benchmark::DoNotOptimize(take_until(line, ';'));
    while (!line.empty()) moves.push_back(read_uhp_move(take_until(line, ';')));
  }
  return counted(moves);
}

}  // namespace plyglot::bench::hand_written
