#include "bench/hand_written/readers.hpp"
#include "bench/hand_written/text_parts.hpp"

namespace plyglot::bench::hand_written {
namespace {

// `E3D2`, `C4+`, `F2v`: a cell and what is done there.
struct Ply {
  char column;
  char row;
  std::string_view what;
};

}  // namespace

// Two plies a row; headings begin with a name, dividers with a dash, and numbers end with a point.
std::int64_t read_hexix(std::string_view text) {
  static std::vector<Ply> plies;
  while (!text.empty()) {
    std::string_view line = take_until(text, '\n');
    for (std::string_view word = take_word(line); !word.empty(); word = take_word(line)) {
      if (word.size() < 2 || !is_digit(word[1])) continue;
      plies.push_back({word[0], word[1], word.substr(2)});
    }
  }
  return counted(plies);
}

}  // namespace plyglot::bench::hand_written
