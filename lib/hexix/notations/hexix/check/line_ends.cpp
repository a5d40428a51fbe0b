// Blanks and line ends at the ends of lines.

#include "hexix/notations/hexix/check/checks.hpp"
#include "hexix/notations/hexix/check/scope.hpp"
#include "hexix/reading/line_findings.hpp"

namespace plyglot::hexix {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;
using text::Span;

void report_blanks_at_end(const Scope& scope, const LineNode& line) {
  const Span blanks = blanks_at_end(scope, line);
  Finding found = report_trailing_space(blanks, scope);
  if (can_end_at(scope, blanks.begin)) found.fix("delete them", diagnostics::Safety::safe, blanks, "");
}

}  // namespace

void find_at_line_ends(const Scope& scope) {
  for (const LineNode& line : scope.ast.lines) {
    if (!line.span.empty() && is_blank(scope.byte_at(line.span.end - 1))) report_blanks_at_end(scope, line);
  }
  const std::uint32_t end = scope.source().span().end;
  const bool is_last = scope.whole.end == end && !scope.whole.empty();
  if (!scope.context.is_file || scope.is_empty_file || !is_last || scope.byte_before(end) == '\n') return;
  Finding found(scope, DiagnosticId::hexix_final_newline, {end, end}, "the last line of the file has no line end");
  if (can_end_at(scope, end)) found.fix("add one", diagnostics::Safety::safe, {end, end}, "\n");
}

}  // namespace plyglot::hexix
