#pragma once
// What single bytes are in a record (hopgi 2, 3.1).

#include "text/ascii.hpp"

namespace plyglot::hopgi::record {

constexpr bool is_blank_of_line(char byte) { return byte == ' ' || byte == '\t'; }
// A CR too, be it one of its own or of a line end.
constexpr bool is_blank(char byte) { return is_blank_of_line(byte) || byte == '\r' || byte == '\n'; }

// Bytes that a word cannot hold. A `/` is one of a word unless another one follows it.
constexpr bool ends_word(char byte) {
  return is_blank(byte) || byte == ';' || byte == '{' || byte == '}' || byte == '(' || byte == ')' || byte == '$';
}
inline constexpr text::ByteSet plain_word_bytes([](char byte) { return !ends_word(byte) && byte != '/'; });

}  // namespace plyglot::hopgi::record
