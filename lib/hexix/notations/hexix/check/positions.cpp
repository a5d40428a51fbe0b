// Position lines: hexix R13.

#include "hexix/notations/hexix/check/checks.hpp"
#include "hexix/reading/position_fault.hpp"
#include "hexix/record/position_line.hpp"
#include "text/format.hpp"

namespace plyglot::hexix {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;
using text::format;
using text::Span;

void find_bad(const Scope& scope) {
  const std::optional<PositionNode>& node = scope.ast.position;
  if (!scope.is_record || !node || node->position) return;
  Finding(scope, DiagnosticId::hexix_bad_position, node->span,
          format("the position cannot be read: {}", position_fault(scope.slice(node->span))))
      .note("where the record begins is not known, so no ply is judged")
      .help(format("the start position is `{}`", position_text(start_position())));
}

std::string reason_of(const Scope& scope, bool is_behind_rows) {
  if (!scope.is_record) return "no record follows";
  return is_behind_rows ? "it comes after the first row" : "there is one above it already";
}

// Without the blanks at its end.
Span comment_of(const Scope& scope, const LineNode& line) {
  Span span = line.comment;
  while (is_blank(scope.byte_at(span.end - 1))) --span.end;
  return span;
}

void report_misplaced(const Scope& scope, const LineNode& line, bool is_behind_rows) {
  Finding(scope, DiagnosticId::hexix_misplaced_position, comment_of(scope, line),
          format("this position line has no effect: {}", reason_of(scope, is_behind_rows)))
      .help("a position line belongs above the first row of its record");
}

}  // namespace

void find_in_positions(const Scope& scope) {
  find_bad(scope);
  bool is_behind_rows = false;
  for (const LineNode& line : scope.ast.lines) {
    if (line.kind == LineKind::row) is_behind_rows = true;
    if (line.kind != LineKind::comment && line.kind != LineKind::divider) continue;
    if (line.comment.empty()) continue;
    const std::optional<Span> position = position_in(scope.source(), line.comment);
    if (!position) continue;
    const bool is_of_record = scope.is_record && scope.ast.position && *position == scope.ast.position->span;
    if (!is_of_record) report_misplaced(scope, line, is_behind_rows);
  }
}

}  // namespace plyglot::hexix
