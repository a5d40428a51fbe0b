#include "plyglot/output/markup_text.hpp"

#include "text/glyph.hpp"

namespace plyglot::tool {

std::string markup_text(std::string_view text) {
  std::string out;
  for (const char byte : text::visible_lines(text)) {
    switch (byte) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += byte;
    }
  }
  return out;
}

}  // namespace plyglot::tool
