#include "text/glyph.hpp"

#include "text/character_width.hpp"

#include <algorithm>

namespace plyglot::text {
namespace {

// The control pictures of U+2400, three bytes each, for U+0000 to U+001F.
constexpr std::string_view control_pictures = "␀␁␂␃␄␅␆␇␈␉␊␋␌␍␎␏␐␑␒␓␔␕␖␗␘␙␚␛␜␝␞␟";
constexpr std::string_view delete_picture = "␡";
constexpr std::string_view replacement_character = "\xEF\xBF\xBD";

}  // namespace

Glyph unusual_glyph_of(const Decoded& character) {
  const char32_t code_point = character.code_point;
  if (code_point < 0x20) return {control_pictures.substr(code_point * 3, 3), 1};
  if (code_point == 0x7F) return {delete_picture, 1};
  const int width = character.is_valid ? character_width(code_point) : invisible;
  if (width == invisible) return {replacement_character, 1};
  return {{}, static_cast<std::uint32_t>(width)};
}

std::size_t plain_prefix(std::string_view text) {
  const auto is_unusual = [](char byte) { return static_cast<unsigned char>(byte - 0x20) >= 0x7F - 0x20; };
  const auto* const end = std::find_if(text.begin(), text.end(), is_unusual);
  return static_cast<std::size_t>(end - text.begin());
}

void append_visible(std::string& out, std::string_view text) {
  while (true) {
    const std::size_t plain = plain_prefix(text);
    out += text.substr(0, plain);
    text.remove_prefix(plain);
    if (text.empty()) return;
    const Decoded character = decode_utf8(text);
    const Glyph glyph = glyph_of(character);
    out += glyph.replacement.empty() ? text.substr(0, character.size) : glyph.replacement;
    text.remove_prefix(character.size);
  }
}

std::string visible(std::string_view text) {
  std::string out;
  append_visible(out, text);
  return out;
}

std::string visible_lines(std::string_view text) {
  std::string out;
  while (true) {
    const std::size_t size = std::min(text.find_first_of("\n\t"), text.size());
    append_visible(out, text.substr(0, size));
    if (size == text.size()) return out;
    out += text[size];
    text.remove_prefix(size + 1);
  }
}

std::uint32_t visible_width(std::string_view text) {
  std::uint32_t width = 0;
  while (true) {
    const std::size_t plain = plain_prefix(text);
    width += static_cast<std::uint32_t>(plain);
    text.remove_prefix(plain);
    if (text.empty()) return width;
    const Decoded character = decode_utf8(text);
    width += glyph_of(character).width;
    text.remove_prefix(character.size);
  }
}

}  // namespace plyglot::text
