#pragma once
// What becomes of a part of a file when the texts in it become others.

#include <plyglot/diagnostic.hpp>
#include <plyglot/session.hpp>

namespace plyglot::tool {

struct PartText {
  std::string text;
  // Runs of whole lines, side by side, before and after.
  std::vector<toolchain::Session::FormattedUnit> units;
};

// The edits are sorted and do not overlap; their spans lie in the source. Linear.
PartText edited(const text::Source& source, const std::vector<diagnostics::Edit>& edits);

}  // namespace plyglot::tool
