#pragma once
// What is found in a leg without a board: `unknown-piece`, `unknown-square`, `check-mark`.

#include "diagnostics/reporter.hpp"
#include "hopgi/notations/hopgi/read/ast.hpp"

namespace plyglot::hopgi::record {

// Reports letters and squares that do not exist, and a tail of `+` and `#`. A leg whose promotion is a `+` keeps its
// tail to itself: whether that `+` is a mark too is for the board to say (R15), and then both are one finding.
void report_leg(const text::Source& source, const LegNode& leg, diagnostics::Reporter& reporter);

// R15: `check-mark`.
void report_check_mark(const text::Source& source, text::Span marks, diagnostics::Reporter& reporter);

}  // namespace plyglot::hopgi::record
