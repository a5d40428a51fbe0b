#include "plyglot/lsp/protocol/text_positions.hpp"

#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::tool::lsp {
namespace {

text::Source source_of(std::string_view text) { return {"", text, 0, 1, text::LineEnds::lf_crlf_or_cr}; }

}  // namespace

TextPositions::TextPositions(std::string_view text, Encoding encoding) : lines_(source_of(text)), encoding_(encoding) {
  if (!text::begins_with_byte_order_mark(text)) return;
  mark_bytes_ = static_cast<std::uint32_t>(text::byte_order_mark.size());
  mark_columns_ = encoding == Encoding::utf8 ? mark_bytes_ : 1;
}

// From 0, in the line that holds it.
std::uint32_t TextPositions::column_of(std::uint32_t offset) const {
  if (offset < mark_bytes_) return 0;
  const text::Position position = lines_.position(offset);
  const std::uint32_t column = (encoding_ == Encoding::utf8 ? position.byte_column : position.utf16_column) - 1;
  return position.line == 1 ? column + mark_columns_ : column;
}

Place TextPositions::place_of(std::uint32_t offset) const { return {lines_.line_of(offset) - 1, column_of(offset)}; }

std::uint32_t TextPositions::offset_of(Place place) const {
  if (place.line >= lines_.line_count()) return lines_.source().span().end;
  const text::Span line = lines_.line(place.line + 1);
  std::uint32_t first = place.line == 0 ? 0 : line.begin;
  // The last offset of the line whose column is not after the place.
  std::uint32_t last = line.end;
  while (first < last) {
    const std::uint32_t middle = first + (last - first + 1) / 2;
    if (column_of(middle) <= place.column) {
      first = middle;
    } else {
      last = middle - 1;
    }
  }
  // Messages are UTF-8, so that the bytes inside a character say so themselves.
  const std::string_view bytes = lines_.source().text;
  while (first > 0 && first < bytes.size() && (static_cast<unsigned char>(bytes[first]) & 0xC0U) == 0x80U) --first;
  return first;
}

text::Span TextPositions::span_of(Range range) const {
  const std::uint32_t a = offset_of(range.begin);
  const std::uint32_t b = offset_of(range.end);
  return {std::min(a, b), std::max(a, b)};
}

}  // namespace plyglot::tool::lsp
