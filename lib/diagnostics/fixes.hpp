#pragma once
// Fixes: put into the text, one pass at a time.

#include <plyglot/diagnostic.hpp>

namespace plyglot::diagnostics {

struct FixedText {
  std::string text;
  // How many fixes are in it. The caller checks the new text and starts another pass until there are none.
  std::uint32_t applied = 0;
};

// Applies the fixes of `diagnostics`, whose spans lie in `source`: the safe ones, or all. An earlier diagnostic's fix
// goes first; one that overlaps a chosen one, or that inserts where a chosen edit begins or ends (or the other way
// round), waits for the next pass. So the result never depends on the order of edits at one place.
// Linear in the text, and n log n in the edits.
FixedText apply_fixes(const text::Source& source, const std::vector<Diagnostic>& diagnostics, Safety least_safe);

}  // namespace plyglot::diagnostics
