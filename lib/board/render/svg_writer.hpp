#pragma once
// Places and characters of SVG text.

#include <cstdint>
#include <string>
#include <string_view>

namespace plyglot::board {

// A place in hundredths of a user unit, x to the right and y downwards. Whole numbers, so that a picture is the same
// text on every machine.
struct Point {
  std::int64_t x = 0;
  std::int64_t y = 0;
  friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
};

// The text as visible lines, with everything escaped that has a meaning in XML, in attributes too.
std::string xml_escaped(std::string_view text);

}  // namespace plyglot::board
