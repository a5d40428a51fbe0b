#include "board/render/drawable.hpp"

#include "text/glyph.hpp"

namespace plyglot::board {

std::string shortened(std::string_view text, std::uint32_t cells) {
  // Where the text is cut off if it turns out to be too long: the ellipsis takes one cell.
  std::size_t cut = 0;
  std::uint32_t width = 0;
  for (std::size_t at = 0; at < text.size();) {
    const text::Decoded character = text::decode_utf8(text.substr(at));
    width += text::glyph_of(character).width;
    if (width > cells) return text::visible(text.substr(0, cut)) + "\xE2\x80\xA6";
    at += character.size;
    if (width < cells) cut = at;
  }
  return text::visible(text);
}

}  // namespace plyglot::board
