#pragma once
// Sets of bytes, for loops that ask of each byte whether it is one of many.

#include <array>
#include <cstddef>
#include <string_view>

namespace plyglot::homeworlds {

class ByteSet {
 public:
  constexpr ByteSet() = default;
  constexpr explicit ByteSet(std::string_view bytes) {
    for (const char byte : bytes) add(byte);
  }
  // All bytes for which this holds.
  constexpr explicit ByteSet(bool (*holds)(char)) {
    for (unsigned value = 0; value < 256; ++value) {
      if (holds(static_cast<char>(value))) add(static_cast<char>(value));
    }
  }

  constexpr void add(char byte) { has_[static_cast<unsigned char>(byte)] = true; }
  constexpr bool has(char byte) const { return has_[static_cast<unsigned char>(byte)]; }

  // Where the first byte of the set is, and where the first that is not of it; the size of the text if there is none.
  constexpr std::size_t find_in(std::string_view text, std::size_t from = 0) const {
    while (from < text.size() && !has(text[from])) ++from;
    return from;
  }
  constexpr std::size_t find_not_in(std::string_view text, std::size_t from = 0) const {
    while (from < text.size() && has(text[from])) ++from;
    return from;
  }

 private:
  std::array<bool, 256> has_{};
};

}  // namespace plyglot::homeworlds
