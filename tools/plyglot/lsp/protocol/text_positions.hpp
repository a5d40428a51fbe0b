#pragma once
// Places in a document as the Language Server Protocol counts them: lines and columns from 0, columns in units of the
// encoding that was agreed on.

#include <plyglot/line_index.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

namespace plyglot::tool::lsp {

enum class Encoding : std::uint8_t { utf8, utf16 };

struct Place {
  std::uint32_t line = 0;
  std::uint32_t column = 0;

  friend constexpr bool operator==(Place a, Place b) { return a.line == b.line && a.column == b.column; }
};
struct Range {
  Place begin;
  Place end;
};

// Whether the spans have a byte in common, or one ends where the other begins.
constexpr bool touches(text::Span a, text::Span b) { return a.begin <= b.end && b.begin <= a.end; }

// Of one text, which must outlive it. A lone carriage return ends a line, in every notation: the protocol says so.
class TextPositions {
 public:
  TextPositions(std::string_view text, Encoding encoding);

  Place place_of(std::uint32_t offset) const;
  Range range_of(text::Span span) const { return {place_of(span.begin), place_of(span.end)}; }

  // A column after the end of its line stands for that end, and a line after the last one for the end of the text; a
  // place inside a character for its start.
  std::uint32_t offset_of(Place place) const;
  // The ends in the order of the text, whatever their order in the range.
  text::Span span_of(Range range) const;

 private:
  std::uint32_t column_of(std::uint32_t offset) const;

  text::LineIndex lines_;
  Encoding encoding_;
  // Of a byte order mark, which the index of lines does not count, in columns of the encoding.
  std::uint32_t mark_columns_ = 0;
  std::uint32_t mark_bytes_ = 0;
};

}  // namespace plyglot::tool::lsp
