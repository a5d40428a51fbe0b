#pragma once
// What is counted of findings.

#include <plyglot/diagnostic.hpp>

namespace plyglot::tool {

struct FindingKind {
  explicit FindingKind(const diagnostics::Diagnostic& found)
      : id(found.id), severity(found.severity), fix(found.fix ? std::optional(found.fix->safety) : std::nullopt) {}

  diagnostics::DiagnosticId id;
  diagnostics::Severity severity;
  // None if nothing fixes it.
  std::optional<diagnostics::Safety> fix;
};

}  // namespace plyglot::tool
