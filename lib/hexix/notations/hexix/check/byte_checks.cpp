// Bytes that do not belong into a record: hexix 2.

#include "hexix/notations/hexix/check/checks.hpp"
#include "hexix/notations/hexix/read/units.hpp"
#include "hexix/reading/line_findings.hpp"
#include "notation/byte_findings.hpp"

namespace plyglot::hexix {

using diagnostics::DiagnosticId;

void find_in_bytes(const Scope& scope) {
  diagnostics::Reporter& reporter = scope.context.reporter;
  notation::report_not_utf8(scope.source(), scope.whole, DiagnosticId::hexix_not_utf8, reporter);
  report_control_bytes(scope.source(), scope.whole, reporter);
  if ((scope.context.facts & fact::has_crlf) != 0) return;
  notation::report_crlf(scope.source(), scope.whole, DiagnosticId::hexix_crlf, reporter);
}

}  // namespace plyglot::hexix
