#pragma once
// The parts of a file (hexix 2): runs of blank lines, records with their leads, and the file's tail.

#include "notation/row.hpp"

namespace plyglot::hexix {

// The unit that starts at `offset`, the start of a line. A blank unit is the whole run of blank lines; a record begins
// with the first line of its lead and ends before the blank line or the header that ends it; a unit of the kind `other`
// is all that follows the last record, from its first comment or divider to the end of the file, if that holds no
// row or header. The content of a unit is without its last line end. Linear in the unit's length.
notation::Unit next_unit(const text::Source& source, std::uint32_t offset);

// Bits of ReadContext::facts: what is known of the units before.
namespace fact {
// A record has begun.
inline constexpr std::uint32_t has_record = 1;
// The first one has a header (`headerless-record`).
inline constexpr std::uint32_t first_has_header = 2;
// They contain a CR LF (`crlf` is reported once per file).
inline constexpr std::uint32_t has_crlf = 4;
}  // namespace fact

// Adds what the unit tells. True if the rest of the file, from this unit on, must be in one piece: a CR LF is fixed in
// all of it at once.
bool note_unit(const text::Source& source, const notation::Unit& unit, std::uint32_t& facts);

// The comment lines in the lead of a record, or of a unit of the kind `other`, as units of the kind `comment`.
void append_lead_comments(const text::Source& source, const notation::Unit& unit,
                          std::vector<notation::Unit>& comments);

// Of a unit of the kind `other`: whether the file would be empty (`empty-file`) without its suppressions, if no record
// comes before it.
bool holds_only_suppressions(const text::Source& source, text::Span unit);

}  // namespace plyglot::hexix
