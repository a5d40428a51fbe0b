#include "support/door/fixing.hpp"

#include "diagnostics/fixes.hpp"

namespace plyglot::test {

std::string with_fix(const std::string& text, const diagnostics::Diagnostic& finding) {
  text::Source source;
  source.text = text;
  return diagnostics::apply_fixes(source, {finding}, diagnostics::Safety::unsafe).text;
}

}  // namespace plyglot::test
