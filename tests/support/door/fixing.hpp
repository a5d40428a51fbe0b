#pragma once
// One fix carried out.

#include <plyglot/diagnostic.hpp>

namespace plyglot::test {

// The text after one fix, safe or not; the same text if the finding has none.
std::string with_fix(const std::string& text, const diagnostics::Diagnostic& finding);

}  // namespace plyglot::test
