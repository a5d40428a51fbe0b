#include "bench/hand_written/readers.hpp"
#include "bench/hand_written/text_parts.hpp"

#include <array>

namespace plyglot::bench::hand_written {
namespace {

struct FenPosition {
  std::array<std::array<char, 7>, 7> board{};
  std::string_view hands;
  std::array<std::string_view, 5> fields;
};

}  // namespace

// `rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR[RBPrbp] w - - 0 1`, one position a line.
std::int64_t read_hopgi_fen(std::string_view text) {
  static std::vector<FenPosition> positions;
  while (!text.empty()) {
    std::string_view line = take_until(text, '\n');
    if (line.empty()) continue;
    FenPosition& position = positions.emplace_back();
    std::string_view board = take_until(line, '[');
    position.hands = take_until(line, ']');
    for (std::string_view& field : position.fields) field = take_word(line);
    for (auto& row : position.board) {
      std::size_t column = 0;
      for (const char c : take_until(board, '/')) {
        if (is_digit(c)) {
          column += static_cast<std::size_t>(c - '0');
        } else if (column < row.size()) {
          row[column++] = c;
        }
      }
    }
  }
  return counted(positions);
}

}  // namespace plyglot::bench::hand_written
