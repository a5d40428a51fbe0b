#include "text/utf8.hpp"

#include <cstring>

namespace plyglot::text {

std::size_t ascii_prefix(std::string_view text) {
  constexpr std::uint64_t high_bits = 0x8080808080808080;
  std::size_t size = 0;
  // Eight bytes at a time, as long as there are so many.
  for (std::uint64_t word = 0; size + sizeof word <= text.size(); size += sizeof word) {
    std::memcpy(&word, text.data() + size, sizeof word);
    if ((word & high_bits) != 0) break;
  }
  while (size < text.size() && static_cast<unsigned char>(text[size]) < 0x80) ++size;
  return size;
}

Decoded decode_beyond_ascii(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const std::uint8_t first = byte(0);
  constexpr Decoded invalid{0xFFFD, 1, false};

  const std::uint32_t size = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  if (first < 0xC2 || first > 0xF4 || text.size() < size) return invalid;
  auto code_point = static_cast<char32_t>(first & (0xFF >> (size + 1)));
  for (std::uint32_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return invalid;
    code_point = code_point << 6 | (byte(i) & 0x3F);
  }
  constexpr char32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool is_surrogate = code_point >= 0xD800 && code_point < 0xE000;
  if (code_point < smallest[size] || is_surrogate || code_point > 0x10FFFF) return invalid;
  return {code_point, size, true};
}

std::size_t utf8_prefix(std::string_view text) {
  for (std::size_t size = 0;;) {
    size += ascii_prefix(text.substr(size));
    if (size == text.size()) return size;
    const Decoded character = decode_beyond_ascii(text.substr(size));
    if (!character.is_valid) return size;
    size += character.size;
  }
}

Decoded decode_last_utf8(std::string_view text) {
  // Well-formed sequences do not overlap, so that there is at most one that ends here.
  for (std::size_t size = 1; size <= 4 && size <= text.size(); ++size) {
    const Decoded decoded = decode_utf8(text.substr(text.size() - size));
    if (decoded.is_valid && decoded.size == size) return decoded;
  }
  return {0xFFFD, 1, false};
}

void append_utf8(std::string& out, char32_t code_point) {
  constexpr char32_t replacement = 0xFFFD;
  const bool is_surrogate = code_point >= 0xD800 && code_point < 0xE000;
  if (is_surrogate || code_point > 0x10FFFF) code_point = replacement;
  if (code_point < 0x80) {
    out += static_cast<char>(code_point);
    return;
  }
  const unsigned tail = code_point < 0x800 ? 1 : code_point < 0x10000 ? 2 : 3;
  constexpr unsigned char leads[] = {0, 0xC0, 0xE0, 0xF0};
  out += static_cast<char>(leads[tail] | (code_point >> (6 * tail)));
  for (unsigned left = tail; left > 0; --left) {
    out += static_cast<char>(0x80 | ((code_point >> (6 * (left - 1))) & 0x3F));
  }
}

}  // namespace plyglot::text
