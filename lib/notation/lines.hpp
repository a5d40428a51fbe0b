#pragma once
// Units of notations that write one record a line, or one a file.

#include <plyglot/source.hpp>

namespace plyglot::notation {

// The pieces that a file of a notation falls into: blank lines, comments and records.
enum class UnitKind : std::uint8_t {
  blank,
  comment,
  record,
  // What the notation itself reads and prints, though it is not a record (Row::read_between).
  other,
  // What the notation skips, though it is not a comment: it keeps its bytes, and is not a loss where it has no place.
  skipped,
};

// One unit. Offsets are bytes of the file.
struct Unit {
  UnitKind kind = UnitKind::blank;
  // Without its line end; for a comment with its comment sign and the blanks around it.
  text::Span content;
  // With its line end. The units of a file lie side by side and cover it.
  text::Span whole;
};

// What follows the comment sign of a comment unit's content, or between braces where that is written in them.
inline std::string_view comment_text(std::string_view content, std::string_view comment_sign) {
  std::size_t first = 0;
  while (first < content.size() && (content[first] == ' ' || content[first] == '\t')) ++first;
  if (first < content.size() && content[first] == '{') return content.substr(first + 1, content.rfind('}') - first - 1);
  return content.substr(content.find(comment_sign, first) + comment_sign.size());
}

// The line that starts at `offset`, a byte of the file inside the source: blank, a comment (its first byte that is no
// blank or tab begins `comment_sign`), or a record. A record's content is the whole line without its line end; blanks
// at its ends belong to it (hop 2). Linear in the length of the line.
Unit next_line_unit(const text::Source& source, std::uint32_t offset, std::string_view comment_sign);

// The rest of the file as one record, with its last line end: for notations of one record a file.
inline Unit rest_of_file(const text::Source& source, std::uint32_t offset) {
  const text::Span rest{offset, source.span().end};
  return {UnitKind::record, rest, rest};
}

}  // namespace plyglot::notation
