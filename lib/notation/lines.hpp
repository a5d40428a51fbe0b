#pragma once
// Units of notations that write one record a line, or one a file.

#include "notation/unit.hpp"

namespace plyglot::notation {

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
