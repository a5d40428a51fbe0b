#pragma once
// Borders against R25.

#include "hopgi/notations/diagram/diagram_findings.hpp"

namespace plyglot::hopgi::diagram {

// `rank` is the one above the border, 8 for none.
void check_border(text::Span border, unsigned rank, Findings& findings);

// Whether the border below rank 1 has lost blanks of its gap.
bool has_lost_gap(std::string_view border);

}  // namespace plyglot::hopgi::diagram
