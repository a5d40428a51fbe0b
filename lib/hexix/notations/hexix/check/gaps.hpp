#pragma once
// Blanks between words and at the ends of lines.

#include "hexix/notations/hexix/check/scope.hpp"

namespace plyglot::hexix {

// The run of blanks and tabs that the line ends with; may be empty.
text::Span blanks_at_end(const Scope& scope, const LineNode& line);

// Whether a line end could follow there: behind a CR, LF would become CR LF.
inline bool can_end_at(const Scope& scope, std::uint32_t offset) { return scope.byte_before(offset) != '\r'; }

}  // namespace plyglot::hexix
