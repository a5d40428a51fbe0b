#pragma once
// How one character looks on a terminal.

#include "text/utf8.hpp"

namespace plyglot::text {

struct Glyph {
  // What is shown in place of the character; empty if it is shown as it is.
  std::string_view replacement;
  // Terminal cells: 0 of combining characters, 2 of wide ones, else 1.
  std::uint32_t width = 1;
};

// Control characters, invisible format characters and bytes that are not UTF-8 are shown as one glyph each, so that no
// text can control the terminal or hide its content. A tab is a control character here; a caller that knows its column
// expands it.
Glyph unusual_glyph_of(const Decoded& character);
inline Glyph glyph_of(const Decoded& character) {
  const bool is_plain = character.code_point >= 0x20 && character.code_point < 0x7F;
  return is_plain ? Glyph() : unusual_glyph_of(character);
}

// How many characters the text begins with that are shown as they are: a byte and a cell each.
std::size_t plain_prefix(std::string_view text);

// Appends the text as one line of glyphs, line ends included. All that is shown to people and was written by others,
// texts, names and paths, comes by here.
void append_visible(std::string& out, std::string_view text);
std::string visible(std::string_view text);
// The same for lines: LF and tabs stay.
std::string visible_lines(std::string_view text);

// The terminal cells that `append_visible` fills.
std::uint32_t visible_width(std::string_view text);

}  // namespace plyglot::text
