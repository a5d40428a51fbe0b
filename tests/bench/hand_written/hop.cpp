#include "bench/hand_written/readers.hpp"
#include "bench/hand_written/text_parts.hpp"

namespace plyglot::bench::hand_written {
namespace {

// A letter of the topology, with the turns and the number before it.
struct Bug {
  char letter;
  bool is_on_top;
  bool is_marked;
  int turns;
  int position;
  int depth;
};

struct HopPosition {
  std::string_view gametype;
  std::size_t first_bug;
  char player;
};

void read_topology(std::string_view topology, std::vector<Bug>& bugs) {
  int turns = 0, position = 0, depth = 0;
  bool is_on_top = false;
  for (const char c : topology) {
    if (c == '+' || c == '-') {
      turns += c == '+' ? 1 : -1;
    } else if (c == '(') {
      ++depth;
    } else if (c == ')') {
      --depth;
    } else if (c == '=') {
      is_on_top = true;
    } else if (c == '!') {
      bugs.back().is_marked = true;
    } else if (is_digit(c)) {
      position = position * 10 + (c - '0');
    } else {
      bugs.push_back({c, is_on_top, false, turns, position, depth});
      turns = position = 0;
      is_on_top = false;
    }
  }
}

}  // namespace

std::int64_t read_hop(std::string_view text) {
  static std::vector<HopPosition> positions;
  static std::vector<Bug> bugs;
  while (!text.empty()) {
    std::string_view line = take_until(text, '\n');
    const char player = line.back();
    line.remove_suffix(2);
    const std::size_t comma = line.find(',');
    const bool has_gametype = comma != std::string_view::npos;
    positions.push_back({line.substr(0, has_gametype ? comma : 0), bugs.size(), player});
    read_topology(line.substr(has_gametype ? comma + 1 : 0), bugs);
  }
  counted(bugs);
  return counted(positions);
}

}  // namespace plyglot::bench::hand_written
