#include "board/render/decimal.hpp"

#include <charconv>

namespace plyglot::board {

std::string decimal(std::int64_t hundredths) {
  // Pictures consist of numbers: by patterns, they took most of the time of one.
  constexpr std::size_t longest = 24;
  char digits[longest];
  char* end = digits;
  if (hundredths < 0) *end++ = '-';
  const std::int64_t size = hundredths < 0 ? -hundredths : hundredths;
  end = std::to_chars(end, digits + longest, size / 100).ptr;
  const std::int64_t fraction = size % 100;
  if (fraction != 0) {
    *end++ = '.';
    *end++ = static_cast<char>('0' + fraction / 10);
    if (fraction % 10 != 0) *end++ = static_cast<char>('0' + fraction % 10);
  }
  return {digits, end};
}

}  // namespace plyglot::board
