#pragma once
// Moves that nothing divides (hive-notations U6, `uhp/missing-separator`).

#include "diagnostics/reporter.hpp"

#include <span>

namespace plyglot::hive::uhp {

// The fixes of findings inside these stretches of text, which are sorted and hold several moves each, are not safe: a
// word that is deleted or rewritten can turn its neighbours into another move.
void distrust_fixes_in(std::span<const text::Span> stretches, std::vector<diagnostics::Diagnostic>& findings);

// The stretches between semicolons that hold a finding about a missing separator.
std::vector<text::Span> stretches_of_glued_moves(const text::Source& source, text::Span record,
                                                 const diagnostics::Reporter& reporter);

// Where every move of a record was played as it is written, moves with nothing at all between them are divided by safe
// fixes, if nothing else is wrong.
void trust_division_of_run_on_moves(diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::uhp
