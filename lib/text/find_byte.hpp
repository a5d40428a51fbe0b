#pragma once
// A byte in a word or a line.

#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace plyglot::text {

// As std::string_view::find, eight bytes at once: where the byte is near, a call would cost more than the search. The
// size of the text if there is none.
inline std::size_t find_byte(std::string_view text, char byte, std::size_t at) {
  constexpr std::uint64_t each = 0x0101010101010101;
  if constexpr (std::endian::native == std::endian::little) {
    for (std::uint64_t bytes = 0; at + sizeof bytes <= text.size(); at += sizeof bytes) {
      std::memcpy(&bytes, text.data() + at, sizeof bytes);
      bytes ^= each * static_cast<unsigned char>(byte);
      // The high bit of the first byte that is 0.
      const std::uint64_t found = (bytes - each) & ~bytes & each * 0x80;
      if (found != 0) return at + static_cast<std::size_t>(std::countr_zero(found)) / 8;
    }
  }
  while (at < text.size() && text[at] != byte) ++at;
  return at;
}

}  // namespace plyglot::text
