#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

namespace plyglot::homeworlds {

Finding* Reading::report(DiagnosticId id, text::Span span, std::optional<std::string> fix) {
  const diagnostics::Severity severity = severity_of(id, form.dialect);
  if (severity == diagnostics::Severity::off) return nullptr;
  Finding finding;
  finding.id = id;
  finding.severity = severity;
  finding.span = span;
  finding.fix = std::move(fix);
  findings.push_back(std::move(finding));
  return &findings.back();
}

}  // namespace plyglot::homeworlds
