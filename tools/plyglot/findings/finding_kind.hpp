#pragma once
// What is counted of findings.

#include <plyglot/diagnostic.hpp>

namespace plyglot::tool {

struct FindingKind {
  diagnostics::DiagnosticId id;
  diagnostics::Severity severity;
  // None if nothing fixes it.
  std::optional<diagnostics::Safety> fix;
};

inline FindingKind kind_of(const diagnostics::Diagnostic& found) {
  return {found.id, found.severity, found.fix ? std::optional(found.fix->safety) : std::nullopt};
}

}  // namespace plyglot::tool
