#include "bench/hand_written/readers.hpp"
#include "bench/hand_written/text_parts.hpp"

#include <array>

namespace plyglot::bench::hand_written {
namespace {

struct DrawnPosition {
  std::array<std::array<char, 7>, 7> board{};
  std::string_view player;
  std::string_view hands;
};

}  // namespace

// Each row of the board begins with its number; a cell is four characters wide, with the piece in its middle.
std::int64_t read_hopgi_diagram(std::string_view text) {
  static std::vector<DrawnPosition> positions;
  while (!text.empty()) {
    const std::string_view line = take_until(text, '\n');
    if (line.empty()) continue;
    if (line[0] >= '1' && line[0] <= '7') {
      if (line[0] == '7') positions.emplace_back();
      auto& row = positions.back().board[static_cast<std::size_t>(line[0] - '1')];
      for (std::size_t column = 0; column < row.size() && 5 + 4 * column < line.size(); ++column) {
        row[column] = line[5 + 4 * column];
      }
    } else if (line.rfind("turn: ", 0) == 0) {
      positions.back().player = line.substr(6);
    } else if (line.rfind("hand: ", 0) == 0) {
      positions.back().hands = line.substr(6);
    }
  }
  return counted(positions);
}

}  // namespace plyglot::bench::hand_written
