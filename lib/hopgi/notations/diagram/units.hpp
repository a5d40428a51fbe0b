#pragma once
// The parts of a file of diagrams (hopgi 2): blank lines, comments in front of diagrams, and diagrams.

#include "notation/lines.hpp"

namespace plyglot::hopgi::diagram {

// The unit that starts at `offset`, the start of a line. A blank line and a comment line are a unit each; a diagram
// begins with its first other line and ends before a blank one, comments inside and after it included. Its content does
// not include its last line end. Linear in the unit's length.
notation::Unit next_unit(const text::Source& source, std::uint32_t offset);

}  // namespace plyglot::hopgi::diagram
