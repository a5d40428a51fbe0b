#pragma once
// The parts of a file (hopgi 2, R22): games with their comments, runs of blank lines, and the comments after the last
// game.

#include "notation/byte_findings.hpp"

namespace plyglot::hopgi::record {

// The unit that starts at `offset`: the start of a line, or a place after a result where another game begins on the
// same line. A blank unit is the whole run of blank lines; a record is one game, from the first comment before it to
// the line end after its result, or without a result to the line of the tag with which another game begins (R22) or the
// end of the file; a unit of the kind `other` is all comments from the last game to the end of the file, in a file of
// comments alone all of it. The content of a unit does not include blank lines and the last line end. Linear in the
// unit's length.
notation::Unit next_unit(const text::Source& source, std::uint32_t offset);

// Bits of ReadContext::facts: what is known of the units before.
namespace fact {
// They contain a CR LF (`crlf` is reported once per file).
inline constexpr std::uint32_t has_crlf = notation::crlf_fact;
// There is a game before (`untagged-game`).
inline constexpr std::uint32_t has_game = 2;
}  // namespace fact

// Adds what the unit tells. True if the rest of the file, from this unit on, must be in one piece: a CR LF is fixed in
// all of it at once, and no piece begins inside of a line.
bool note_unit(const text::Source& source, const notation::Unit& unit, std::uint32_t& facts);

// Whether there are only blanks before it on its line: only there does `[` begin a tag.
bool is_at_line_begin(const text::Source& source, std::uint32_t offset);

// The comments that come before everything else in a record, as units of the kind `comment`.
void append_lead_comments(const text::Source& source, const notation::Unit& record,
                          std::vector<notation::Unit>& comments);

}  // namespace plyglot::hopgi::record
