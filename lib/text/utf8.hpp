#pragma once
// UTF-8, one character at a time.

#include <cstdint>
#include <string_view>

namespace plyglot::text {

// One decoded character. A byte that belongs to no well-formed sequence is one invalid character of size 1.
struct Decoded {
  char32_t code_point = 0;
  std::uint32_t size = 1;
  bool is_valid = true;
};

// Decodes the first character of a text that is not empty. Overlong forms, surrogates and numbers above U+10FFFF are
// not well formed.
Decoded decode_utf8(std::string_view text);

// Decodes the last character of a text that is not empty: the same that decoding from the front ends with.
Decoded decode_last_utf8(std::string_view text);

}  // namespace plyglot::text
