#pragma once
// Fixes carried out, and formatting as far as it may go without them.

#include <plyglot/session.hpp>

namespace plyglot::test {

// The text after one fix, safe or not; the same text if the finding has none.
std::string with_fix(const std::string& text, const diagnostics::Diagnostic& finding);

// The sorted names of the findings that leave something open. A record keeps its bytes when it is formatted if its
// canonical text has others: that would settle what only a fix that was asked for may (docs/guide/fixing.md).
std::vector<std::string> open_names(const std::vector<diagnostics::Diagnostic>& found);

}  // namespace plyglot::test
