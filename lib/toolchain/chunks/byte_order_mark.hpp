#pragma once
// The byte order mark at the start of a file, which is not part of any unit.

#include "text/utf8.hpp"

#include <plyglot/session.hpp>

namespace plyglot::toolchain {

using text::byte_order_mark;
inline constexpr std::uint32_t byte_order_mark_size = 3;

// Only at the very start of a file.
inline bool starts_with_byte_order_mark(const text::Source& source) {
  return source.base == 0 && text::begins_with_byte_order_mark(source.text);
}

// In a string outside a file it is a character like others (hop 2).
inline bool has_byte_order_mark(const Chunk& chunk) {
  return chunk.is_file && starts_with_byte_order_mark(chunk.source);
}

// A second one after it is a character of the first unit (hop 2), and would become the mark of the file if the first
// were deleted: then the first stays.
inline bool can_drop_byte_order_mark(const Chunk& chunk) {
  return chunk.source.text.substr(byte_order_mark_size, byte_order_mark_size) != byte_order_mark;
}

// Whether what follows the span, as part of a unit, would become the mark of the file if the span were deleted. In a
// string too: some notations know the mark there as well.
inline bool makes_byte_order_mark_without(const text::Source& source, text::Span span) {
  const std::uint32_t begin = starts_with_byte_order_mark(source) ? byte_order_mark_size : 0;
  return source.base == 0 && span.begin <= begin && text::begins_with_byte_order_mark(source.text.substr(span.end));
}

}  // namespace plyglot::toolchain
