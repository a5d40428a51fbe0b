#pragma once
// Offsets of lines and columns.

#include <plyglot/line_index.hpp>

#include <string_view>

namespace plyglot::tool::config {

class TextPlaces {
 public:
  // Keeps a view of the text.
  explicit TextPlaces(std::string_view text);

  // Of a line and a column in code points, both from 1; a place after the end of the text is the end. A byte order mark
  // takes no column.
  std::uint32_t offset_of(std::uint32_t line, std::uint32_t column) const;
  // The character that begins there; at a line end and at the end of the text an empty span.
  text::Span character_at(std::uint32_t offset) const;

 private:
  std::string_view text_;
  text::LineIndex lines_;
};

}  // namespace plyglot::tool::config
