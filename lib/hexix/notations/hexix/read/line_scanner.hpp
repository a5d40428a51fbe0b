#pragma once
// The lines of a file and what they are (hexix 2), found by looking at their beginnings: where units end is known
// before any of them is read.

#include <plyglot/hexix_record.hpp>

namespace plyglot::hexix {

struct ScannedLine {
  LineKind kind = LineKind::blank;
  std::uint32_t begin = 0;
  // Without the line end, which is LF or CR LF.
  std::uint32_t end = 0;
  std::uint32_t next = 0;
};

class LineScanner {
 public:
  // The offset is the start of a line, or the end of the source.
  LineScanner(const text::Source& source, std::uint32_t offset) : source_(source), offset_(offset - source.base) {}

  bool is_at_end() const { return offset_ == source_.text.size(); }
  // All the rest needs a line.
  LineKind peek_kind() const;
  ScannedLine take();
  // Whether the next line ends an open record: a blank line or a header.
  bool is_at_end_of_record() const;
  // The line as one of a record that neither ends; its kind is not looked for.
  ScannedLine take_of_record() { return line_of(LineKind::row); }

 private:
  // The first byte of the line that is not read as a blank, or its end.
  std::size_t content_begin() const;
  bool has_header_word(std::size_t begin) const;
  bool is_divider(std::size_t begin) const;
  ScannedLine line_of(LineKind kind);

  const text::Source& source_;
  // Into the text of the source.
  std::size_t offset_;
};

// The header or the first row, which is the first line behind the lead; a blank line if there is neither.
ScannedLine first_line_of_record(const text::Source& source, text::Span record);

}  // namespace plyglot::hexix
