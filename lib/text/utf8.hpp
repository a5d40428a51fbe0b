#pragma once
// UTF-8, one character at a time.

#include <cstdint>
#include <string>
#include <string_view>

namespace plyglot::text {

// U+FEFF at the start of a file.
inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
constexpr bool begins_with_byte_order_mark(std::string_view text) {
  return text.substr(0, byte_order_mark.size()) == byte_order_mark;
}

// Whether it is not text at all: no text holds NUL bytes, and binary files nearly always do.
constexpr bool is_binary(std::string_view bytes) { return bytes.find('\0') != std::string_view::npos; }

// One decoded character. A byte that belongs to no well-formed sequence is one invalid character of size 1.
struct Decoded {
  char32_t code_point = 0;
  std::uint32_t size = 1;
  bool is_valid = true;
};

// How many bytes of ASCII the text begins with: nearly all of them in nearly all texts.
std::size_t ascii_prefix(std::string_view text);

// Decodes the first character of a text that does not begin with a byte of ASCII.
Decoded decode_beyond_ascii(std::string_view text);

// Decodes the first character of a text that is not empty. Overlong forms, surrogates and numbers above U+10FFFF are
// not well formed.
inline Decoded decode_utf8(std::string_view text) {
  const auto first = static_cast<unsigned char>(text.front());
  return first < 0x80 ? Decoded{first, 1, true} : decode_beyond_ascii(text);
}

// How many bytes the text begins with that are well formed: all of them, if there is no odd one.
std::size_t utf8_prefix(std::string_view text);

// Decodes the last character of a text that is not empty: the same that decoding from the front ends with.
Decoded decode_last_utf8(std::string_view text);

// Appends a character. Surrogates and numbers above U+10FFFF have no form in UTF-8: for them U+FFFD is written.
void append_utf8(std::string& out, char32_t code_point);

}  // namespace plyglot::text
