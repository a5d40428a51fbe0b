#pragma once
// Words in pictures.

#include <cstdint>
#include <string>
#include <string_view>

namespace plyglot::board {

// A text of one line with its middle at (x, y), in hundredths, made smaller where it would be wider than `room`.
struct SvgText {
  std::int64_t x = 0;
  std::int64_t y = 0;
  std::int64_t size = 3000;
  std::int64_t room = 0;
  std::string_view ink = "#1b1b1f";
  std::string_view anchor = "middle";
  bool is_bold = true;
};
void append_text(std::string_view text, const SvgText& at, std::string& out);

// How wide a text of this size is at most, in hundredths.
std::int64_t width_of(std::string_view text, std::int64_t size);

}  // namespace plyglot::board
