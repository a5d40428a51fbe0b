#pragma once
// What single bytes are in a record (hopgi 2, 3.1).

#include "text/ascii.hpp"

#include <array>
#include <cstdint>

namespace plyglot::hopgi::record {

constexpr bool is_blank_of_line(char byte) { return byte == ' ' || byte == '\t'; }
// A CR too, be it one of its own or of a line end.
constexpr bool is_blank(char byte) { return is_blank_of_line(byte) || byte == '\r' || byte == '\n'; }

// Bytes that a word cannot hold. A `/` is one of a word unless another one follows it.
constexpr bool ends_word(char byte) {
  return is_blank(byte) || byte == ';' || byte == '{' || byte == '}' || byte == '(' || byte == ')' || byte == '$';
}
inline constexpr std::array<bool, 256> word_byte_table = [] {
  std::array<bool, 256> table{};
  for (unsigned byte = 0; byte < table.size(); ++byte) {
    table[byte] = !ends_word(static_cast<char>(byte)) && byte != '/';
  }
  return table;
}();
constexpr bool is_plain_word_byte(char byte) { return word_byte_table[static_cast<std::uint8_t>(byte)]; }

}  // namespace plyglot::hopgi::record
