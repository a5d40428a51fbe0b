#include "support/door/reports.hpp"

#include <stdexcept>

namespace plyglot::test {

std::string_view name_of(const diagnostics::Diagnostic& finding) {
  return diagnostics::catalogue_entry(finding.id).name;
}

std::map<std::string_view, int> counts_by_name(const std::vector<diagnostics::Diagnostic>& findings) {
  std::map<std::string_view, int> counts;
  for (const diagnostics::Diagnostic& finding : findings) ++counts[name_of(finding)];
  return counts;
}

std::string report_of(const std::vector<diagnostics::Diagnostic>& findings) {
  std::string text;
  for (const diagnostics::Diagnostic& finding : findings) {
    text += std::string(name_of(finding)) + ' ' + std::string(diagnostics::name_of(finding.severity)) + ' ' +
            std::to_string(finding.span.begin) + '-' + std::to_string(finding.span.end) + '\n';
  }
  return text;
}

diagnostics::SeverityPolicy policy_with(std::string_view selected) {
  diagnostics::SeverityPolicy policy;
  if (!selected.empty() && !policy.select(selected)) throw std::invalid_argument(std::string(selected));
  return policy;
}

}  // namespace plyglot::test
