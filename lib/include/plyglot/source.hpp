#pragma once
// Source text and places in it. Every other part of plyglot speaks of text in these terms.

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace plyglot::text {

// A half-open range of bytes of one file. Offsets count from the start of the file, not of a chunk of it.
struct Span {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;

  constexpr std::uint32_t size() const { return end - begin; }
  constexpr bool empty() const { return begin == end; }
  constexpr bool contains(Span other) const { return begin <= other.begin && other.end <= end; }
  friend constexpr bool operator==(Span a, Span b) = default;
};

// The smallest span that holds both.
constexpr Span cover(Span a, Span b) { return {a.begin < b.begin ? a.begin : b.begin, a.end > b.end ? a.end : b.end}; }

// What ends a line. Notations differ in whether a carriage return of its own does (homeworlds L2: yes; hop 2: no).
enum class LineEnds : std::uint8_t { lf_or_crlf, lf_crlf_or_cr };

// A file, or a chunk of one that starts at the start of a line. Owns nothing: name and text must outlive it.
// A file has fewer than 2^32 bytes; whoever reads files refuses larger ones by name.
struct Source {
  // The path as diagnostics show it.
  std::string_view name;
  // The bytes of this chunk, unchanged.
  std::string_view text;
  // The offset in the file of the first byte of `text`.
  std::uint32_t base = 0;
  // The number, from 1, of the line that `text` starts with.
  std::uint32_t first_line = 1;
  LineEnds line_ends = LineEnds::lf_or_crlf;

  constexpr Span span() const { return {base, base + static_cast<std::uint32_t>(text.size())}; }
  // The bytes of a span that lies inside this chunk. An empty one may lie anywhere, such as that of a part which a text
  // does not have; inside the chunk its view is where it is, outside at the chunk's beginning.
  constexpr std::string_view slice(Span span) const {
    const std::size_t from = span.begin - base;
    return span.empty() && from > text.size() ? text.substr(0, 0) : text.substr(from, span.size());
  }
};

}  // namespace plyglot::text
