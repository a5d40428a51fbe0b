#include "hive/diff/symmetry_words.hpp"

#include "board/hex.hpp"
#include "text/format.hpp"

namespace plyglot::hive {

std::string turn_in_words(std::uint8_t sixths_clockwise) {
  if (sixths_clockwise == 3) return "180 degrees";
  const bool is_clockwise = sixths_clockwise < 3;
  const int sixths = is_clockwise ? sixths_clockwise : board::directions - sixths_clockwise;
  return text::format("{} degrees {}", 60 * sixths, is_clockwise ? "clockwise" : "counter-clockwise");
}

std::string mirror_in_words(std::uint8_t sixths_clockwise) {
  if (sixths_clockwise == 0) return "top and bottom exchanged";
  if (sixths_clockwise == 3) return "left and right exchanged";
  return text::format("top and bottom exchanged, then turned by {}", turn_in_words(sixths_clockwise));
}

}  // namespace plyglot::hive
