#pragma once
// A text as findings about it look at it.

#include <plyglot/source.hpp>

#include <string>
#include <string_view>

namespace plyglot::findings {

// Spans and offsets are those of the file.
class Cursor {
 public:
  // The source must outlive it.
  explicit Cursor(const text::Source& source) : source_(source) {}

  const text::Source& source() const { return source_; }
  std::string_view slice(text::Span span) const { return source_.slice(span); }
  // In backticks.
  std::string quoted(text::Span span) const;
  // What the first byte of the span is called.
  std::string character(text::Span span) const;
  // 0 outside of the source.
  char byte_at(std::uint32_t offset) const {
    // Before the source that is more than any offset in it.
    const std::uint32_t place = offset - source_.base;
    return place < source_.text.size() ? source_.text[place] : '\0';
  }
  char byte_before(std::uint32_t offset) const { return offset == 0 ? '\0' : byte_at(offset - 1); }

 private:
  const text::Source& source_;
};

}  // namespace plyglot::findings
