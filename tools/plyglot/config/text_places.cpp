#include "plyglot/config/text_places.hpp"

#include "text/utf8.hpp"

namespace plyglot::tool::config {

TextPlaces::TextPlaces(std::string_view text) : text_(text), lines_({{}, text}) {}

std::uint32_t TextPlaces::offset_of(std::uint32_t line, std::uint32_t column) const {
  if (line > lines_.line_count()) return static_cast<std::uint32_t>(text_.size());
  const text::Span span = lines_.line(line);
  std::uint32_t offset = span.begin;
  for (std::uint32_t at = 1; at < column && offset < span.end; ++at) {
    offset += text::decode_utf8(text_.substr(offset)).size;
  }
  return offset;
}

text::Span TextPlaces::character_at(std::uint32_t offset) const {
  const bool is_end = offset >= text_.size() || text_[offset] == '\n' || text_[offset] == '\r';
  return {offset, is_end ? offset : offset + text::decode_utf8(text_.substr(offset)).size};
}

}  // namespace plyglot::tool::config
