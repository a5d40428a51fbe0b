#include "board/render/svg_writer.hpp"

#include "text/utf8.hpp"

namespace plyglot::board {
namespace {

std::string_view entity_of(char32_t code_point) {
  switch (code_point) {
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

// XML 1.0, production 2.
bool is_xml_character(char32_t code_point) {
  if (code_point < 0x20) return code_point == '\t' || code_point == '\n' || code_point == '\r';
  return code_point != 0xFFFE && code_point != 0xFFFF;
}

}  // namespace

std::string xml_escaped(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const text::Decoded decoded = text::decode_utf8(text);
    const std::string_view entity = entity_of(decoded.code_point);
    if (!decoded.is_valid || !is_xml_character(decoded.code_point)) {
      out += "\xEF\xBF\xBD";
    } else {
      out += entity.empty() ? text.substr(0, decoded.size) : entity;
    }
    text.remove_prefix(decoded.size);
  }
  return out;
}

}  // namespace plyglot::board
