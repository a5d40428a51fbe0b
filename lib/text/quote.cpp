#include "text/quote.hpp"

#include "text/format.hpp"
#include "text/glyph.hpp"

#include <algorithm>

namespace plyglot::text {
namespace {

bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

// The place nearest to `at`, at most three bytes before it, that does not cut a character.
std::size_t character_before(std::string_view text, std::size_t at) {
  for (std::size_t back = 0; back < 4 && back <= at; ++back) {
    if (!continues_character(text[at - back])) return at - back;
  }
  return at;
}

void append_octal(unsigned char byte, std::string& out) {
  out += '\\';
  for (const int shift : {6, 3, 0}) out += static_cast<char>('0' + ((byte >> shift) & 7));
}

}  // namespace

std::string quote(std::string_view text) {
  constexpr std::size_t longest = 32;
  constexpr std::size_t kept = 14;
  std::string out = "`";
  if (text.size() <= longest) {
    append_visible(out, text);
  } else {
    append_visible(out, text.substr(0, character_before(text, kept)));
    out += "...";
    append_visible(out, text.substr(character_before(text, text.size() - kept)));
  }
  return out += '`';
}

std::string on_one_line(std::string_view text, std::size_t longest) {
  constexpr std::string_view unseen = " \t\v\f\r\n";
  std::string line;
  while (line.size() <= longest) {
    text.remove_prefix(std::min(text.find_first_not_of(unseen), text.size()));
    if (text.empty()) break;
    const std::size_t size = std::min(text.find_first_of(unseen), text.size());
    if (!line.empty()) line += ' ';
    line += text.substr(0, size);
    text.remove_prefix(size);
  }
  std::string out;
  if (line.size() <= longest) {
    append_visible(out, line);
  } else {
    append_visible(out, std::string_view(line).substr(0, character_before(line, longest)));
    out += "…";
  }
  return out;
}

std::string quoted_path(std::string_view path) {
  constexpr std::string_view letters = "abtnvfr";
  std::string out;
  bool is_plain = true;
  for (std::string_view rest = path; !rest.empty();) {
    const Decoded character = decode_utf8(rest);
    const std::string_view bytes = rest.substr(0, character.size);
    rest.remove_prefix(character.size);
    const char first = bytes.front();
    const bool is_seen = glyph_of(character).replacement.empty();
    const bool is_escaped = first == '"' || first == '\\';
    is_plain = is_plain && is_seen && !is_escaped;
    if (is_escaped || (first >= '\a' && first <= '\r')) {
      out += '\\';
      out += is_escaped ? first : letters[static_cast<std::size_t>(first - '\a')];
    } else if (is_seen) {
      out += bytes;
    } else {
      for (const char byte : bytes) append_octal(static_cast<unsigned char>(byte), out);
    }
  }
  return is_plain ? std::string(path) : '"' + out + '"';
}

std::string describe_character(std::string_view text) {
  const Decoded character = decode_utf8(text);
  if (!character.is_valid) return format("the byte 0x{:02X}", static_cast<unsigned char>(text[0]));
  const auto number = static_cast<std::uint32_t>(character.code_point);
  const Glyph glyph = glyph_of(character);
  if (!glyph.replacement.empty() || glyph.width == 0) return format("U+{:04X}", number);
  if (number < 0x80) return format("`{}`", text);
  return format("`{}` (U+{:04X})", text, number);
}

std::string shell_path(std::string_view path) {
  constexpr std::string_view plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789%+,-./:=@_";
  const std::string_view folder = path.starts_with('-') ? "./" : "";
  if (path.find_first_not_of(plain) == std::string_view::npos) return std::string(folder).append(path);
  std::string quoted(folder);
  quoted += '\'';
  for (const char c : path) quoted.append(c == '\'' ? "'\\''" : std::string_view(&c, 1));
  return quoted += '\'';
}

}  // namespace plyglot::text
