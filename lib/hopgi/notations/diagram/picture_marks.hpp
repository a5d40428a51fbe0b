#pragma once
// Whether the marks of a diagram are the moves of its pieces: hopgi-diagram/marked-moves.

#include "diagnostics/reporter.hpp"
#include "hopgi/notations/diagram/diagram_findings.hpp"

namespace plyglot::hopgi::diagram {

// Borders against R25.

// `rank` is the one above the border, 8 for none.
void check_border(text::Span border, unsigned rank, Findings& findings);

// Whether the border below rank 1 has lost blanks of its gap.
bool has_lost_gap(std::string_view border);

// A diagram may show the moves of one piece or of several (R6, with hops). Only moves to empty squares count, since no
// other square can be marked. `contents` are the cells by square, for the label. Does nothing unless it is asked for.
void check_marked_moves(const Setup& setup, const std::array<text::Span, square_count>& contents,
                        diagnostics::Reporter& reporter);

}  // namespace plyglot::hopgi::diagram
