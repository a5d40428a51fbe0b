#pragma once
// Moves that nothing divides (hive-notations U6, `uhp/missing-separator`).

#include <plyglot/diagnostic.hpp>

#include <span>

namespace plyglot::hive::uhp {

// The fixes of findings inside these stretches of text, which are sorted and hold several moves each, are not safe: a
// word that is deleted or written anew can make another move of its neighbours.
void distrust_fixes_in(std::span<const text::Span> stretches, std::vector<diagnostics::Diagnostic>& findings);

// The stretches between semicolons that hold a finding about a missing separator.
std::vector<text::Span> stretches_of_glued_moves(const text::Source& source, text::Span record,
                                                 const std::vector<diagnostics::Diagnostic>& findings);

}  // namespace plyglot::hive::uhp
