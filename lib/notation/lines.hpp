#pragma once
// Units of notations that write one record a line.

#include "notation/unit.hpp"

namespace plyglot::notation {

// The line that starts at `offset`, a byte of the file inside the source: blank, a comment (its first byte that is no
// blank or tab begins `comment_sign`), or a record. A record's content is the whole line without its line end; blanks
// at its ends belong to it (hop 2). Linear in the length of the line.
Unit next_line_unit(const text::Source& source, std::uint32_t offset, std::string_view comment_sign);

}  // namespace plyglot::notation
