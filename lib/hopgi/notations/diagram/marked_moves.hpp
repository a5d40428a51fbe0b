#pragma once
// Whether the marks of a diagram are the moves of its pieces: hopgi-diagram/marked-moves.

#include "diagnostics/reporter.hpp"

#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi::diagram {

// A diagram may show the moves of one piece or of several (R6, with hops). Only moves to empty squares count, since no
// other square can be marked. `contents` are the cells by square, for the label. Does nothing unless it is asked for.
void check_marked_moves(const Setup& setup, const std::array<text::Span, square_count>& contents,
                        diagnostics::Reporter& reporter);

}  // namespace plyglot::hopgi::diagram
