#pragma once
// What a fix makes of a line.

#include "diagnostics/render/shown_line.hpp"

#include <plyglot/diagnostic.hpp>
#include <plyglot/line_index.hpp>

namespace plyglot::diagnostics::render {

struct ChangedLine {
  // Long stretches that no edit is near to are left out already.
  std::string text;
  // The new bytes in it; empty ranges where something was deleted.
  std::vector<ByteRange> added;
};

// The line with the fix in it, or nothing if the fix changes more than one line. `cells` is how much of it can be
// shown around each edit.
std::optional<ChangedLine> changed_line(const Fix& fix, const text::LineIndex& lines, std::uint32_t cells);

}  // namespace plyglot::diagnostics::render
