#include "text/json_strings.hpp"

#include "text/utf8.hpp"

#include <algorithm>
#include <cassert>

namespace plyglot::text {
namespace {

constexpr std::size_t unicode_escape_size = 6;

char32_t hexadecimal(std::string_view digits) {
  char32_t value = 0;
  for (const char digit : digits) {
    const char32_t nibble = digit <= '9'   ? static_cast<char32_t>(digit - '0')
                            : digit <= 'F' ? static_cast<char32_t>(digit - 'A' + 10)
                                           : static_cast<char32_t>(digit - 'a' + 10);
    value = value << 4 | nibble;
  }
  return value;
}

// The number of an escape `\uXXXX` that the text begins with.
char32_t unit_of(std::string_view escape) { return hexadecimal(escape.substr(2, 4)); }

bool begins_with_low_half(std::string_view text) {
  if (text.size() < unicode_escape_size || text[0] != '\\' || text[1] != 'u') return false;
  const char32_t unit = unit_of(text);
  return unit >= 0xDC00 && unit < 0xE000;
}

// Appends what the escape stands for that the text begins with, and says how long it is.
std::size_t decode_escape(std::string_view text, std::string& out) {
  constexpr std::string_view letters = "bfnrt";
  constexpr std::string_view meanings = "\b\f\n\r\t";
  if (text[1] != 'u') {
    const std::size_t letter = letters.find(text[1]);
    out += letter == std::string_view::npos ? text[1] : meanings[letter];
    return 2;
  }
  const char32_t first = unit_of(text);
  const bool is_high_half = first >= 0xD800 && first < 0xDC00;
  if (!is_high_half || !begins_with_low_half(text.substr(unicode_escape_size))) {
    append_utf8(out, first);
    return unicode_escape_size;
  }
  const char32_t second = unit_of(text.substr(unicode_escape_size));
  append_utf8(out, 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00));
  return 2 * unicode_escape_size;
}

}  // namespace

std::string decode_json_string(std::string_view written, std::vector<JsonEscape>& escapes) {
  std::string out;
  std::size_t at = 0;
  while (at < written.size()) {
    const std::size_t escape = std::min(written.find('\\', at), written.size());
    out += written.substr(at, escape - at);
    at = escape;
    if (at == written.size()) break;
    assert(at + 1 < written.size());
    const std::size_t decoded = out.size();
    at += decode_escape(written.substr(at), out);
    escapes.push_back({{static_cast<std::uint32_t>(escape), static_cast<std::uint32_t>(at)},
                       {static_cast<std::uint32_t>(decoded), static_cast<std::uint32_t>(out.size())}});
  }
  return out;
}

std::string decode_json_string(std::string_view written) {
  std::vector<JsonEscape> escapes;
  return decode_json_string(written, escapes);
}

}  // namespace plyglot::text
