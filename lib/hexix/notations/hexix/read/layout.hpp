#pragma once
// Measures of the layout of a record (hexix 2).

#include <cstdint>

namespace plyglot::hexix {

// Where the columns are, counted from the end of the number prefix.
inline constexpr std::uint32_t red_column = 7;
inline constexpr std::uint32_t comment_column = 14;
inline constexpr std::uint32_t divider_width = 13;
// A divider comes after the header and after every fifth row that has a row after it.
inline constexpr std::uint32_t rows_between_dividers = 5;

// P: how wide `42. ` and the like are in a record of so many rows.
constexpr std::uint32_t number_prefix_width(std::size_t rows) {
  std::uint32_t digits = 1;
  for (; rows >= 10; rows /= 10) ++digits;
  return digits + 2;
}

}  // namespace plyglot::hexix
