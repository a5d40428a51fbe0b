#include "board/render/svg_writer.hpp"

#include "text/glyph.hpp"

namespace plyglot::board {
namespace {

std::string_view entity_of(char byte) {
  switch (byte) {
    case '&':
      return "&amp;";
    case '<':
      return "&lt;";
    case '>':
      return "&gt;";
    case '"':
      return "&quot;";
    case '\'':
      return "&#39;";
    default:
      return {};
  }
}

}  // namespace

std::string xml_escaped(std::string_view text) {
  std::string out;
  for (const char byte : text::visible_lines(text)) {
    const std::string_view entity = entity_of(byte);
    if (entity.empty()) {
      out += byte;
    } else {
      out += entity;
    }
  }
  return out;
}

}  // namespace plyglot::board
