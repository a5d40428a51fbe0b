#pragma once
// What is found in a leg without a board: `unknown-piece`, `unknown-square`, `check-mark`.

#include "diagnostics/reporter.hpp"
#include "hopgi/notations/hopgi/read/ast.hpp"

namespace plyglot::hopgi::record {

// Reports letters and squares that do not exist, and a tail of `+` and `#`. A leg whose promotion is a `+` keeps its
// tail to itself: whether that `+` is a mark too is for the board to say (R15), and then both are one finding.
void report_odd_leg(const text::Source& source, const LegNode& leg, diagnostics::Reporter& reporter);
inline void report_leg(const text::Source& source, const LegNode& leg, diagnostics::Reporter& reporter) {
  if (!leg.is_plain()) report_odd_leg(source, leg, reporter);
}

// R15: `check-mark`.
void report_check_mark(const text::Source& source, text::Span marks, diagnostics::Reporter& reporter);

// `number-format`: a number with neither one dot nor three.
inline bool has_number_format(const NumberNode& number) { return number.dots.size() == 1 || number.dots.size() == 3; }

// The safe fix that deletes a number; none where what follows it would become a tag at the start of its line.
std::optional<diagnostics::Fix> deletion_of_number(const text::Source& source, text::Span number, std::string title);

// For a number without that format. `due` is what belongs there (R19), such as `2.` or `2...`; empty if nothing does.
void report_number_format(const text::Source& source, const NumberNode& number, std::string_view due,
                          diagnostics::Reporter& reporter);

}  // namespace plyglot::hopgi::record
