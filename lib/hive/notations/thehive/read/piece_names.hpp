#pragma once
// What the name of a piece in the text means (hive-notations V4 and V6).

#include "hive/notations/thehive/read/thehive_syntax_findings.hpp"
#include "hive/spelling/thehive_spelling.hpp"

namespace plyglot::hive::thehive {

// `[wWbB][A-Za-z][0-9]*`. Every fault is reported; after an error there is no piece.
NamedPiece read_piece(const text::Source& source, text::Span span, Pieces pieces, SyntaxFindings& findings);

// A piece of UHP in any case.
NamedPiece read_uhp_piece(const text::Source& source, text::Span span);
// What follows the moving piece in UHP: the target, and the direction that the mark at one of its ends says.
std::optional<board::Direction> read_uhp_direction(const text::Source& source, text::Span reference,
                                                   const NamedPiece& target);

}  // namespace plyglot::hive::thehive
