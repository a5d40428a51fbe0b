#include "support/door/fixing.hpp"

#include "diagnostics/fixes.hpp"
#include "findings/settled_fixes.hpp"

#include <algorithm>

namespace plyglot::test {

std::string with_fix(const std::string& text, const diagnostics::Diagnostic& finding) {
  text::Source source;
  source.text = text;
  return diagnostics::apply_fixes(source, {finding}, diagnostics::Safety::unsafe).text;
}

std::vector<std::string> open_names(const std::vector<diagnostics::Diagnostic>& found) {
  std::vector<std::string> names;
  for (const diagnostics::Diagnostic& each : found) {
    if (findings::is_open(each)) names.emplace_back(catalogue_entry(each.id).name);
  }
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace plyglot::test
