#include "hexix/notations/hexix/check/checks.hpp"
#include "hexix/notations/hexix/check/line_layout.hpp"
#include "hexix/reading/line_findings.hpp"
#include "hexix/record/position_line.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"

namespace plyglot::hexix {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;
using text::format;
using text::Span;

// As a number, however long it is.
bool is_number(std::string_view digits, std::size_t number) {
  std::size_t value = 0;
  for (const char digit : digits) {
    value = value * 10 + static_cast<std::size_t>(digit - '0');
    if (value > number) return false;
  }
  return value == number;
}

void write_number(const Scope& scope, const RowNode& row, std::size_t number, Finding& found) {
  if (can_write_prefix(scope, row))
    found.fix(format("write `{}. `", number), diagnostics::Safety::safe,
              row_layout(scope, row, BlueSlot::blanks, RowNumber::right));
}

void report_format(const Scope& scope, const RowNode& row, std::size_t number) {
  const Span span = row.number->with_all_dots();
  const std::string due = format("{}. ", number);
  std::string message;
  const bool has_form = scope.slice(span) == std::string_view(due).substr(0, due.size() - 1);
  if (has_form) {
    message = format("there is no space after the number {}", scope.quoted(span));
  } else {
    message = format("the number is written {}, not `{}`", scope.quoted(span), due);
  }
  Finding found(scope, DiagnosticId::hexix_number_format, span, std::move(message));
  write_number(scope, row, number, found);
}

// Of a number that is written in another form, the form alone is said: its fix writes the right number.
void check_number(const Scope& scope, const RowNode& row, std::size_t number) {
  if (!row.number->is_well_formed) return report_format(scope, row, number);
  const Span digits = row.number->digits();
  if (is_number(scope.slice(digits), number)) return;
  Finding found(scope, DiagnosticId::hexix_wrong_number, digits,
                format("this is row {} of its record, and its number is {}", number, scope.quoted(digits)));
  write_number(scope, row, number, found);
}

void report_missing(const Scope& scope, const RowNode& row, std::size_t number) {
  const std::uint32_t at = row.items[0].span().begin;
  Finding found(scope, DiagnosticId::hexix_number_missing, {at, at},
                format("row {} of the record has no number", number));
  write_number(scope, row, number, found);
}

// R18: the numbers after it have no findings.
void report_restart(const Scope& scope, const RowNode& row, std::size_t number) {
  const std::uint32_t begin = scope.ast.lines[row.line].span.begin;
  Finding(scope, DiagnosticId::hexix_wrong_number, diagnostics::Severity::error, row.number->digits(),
          format("the numbers begin again with row {} of the record", number))
      .note("from here on the position is unknown")
      .help("does another game begin here? An empty line ends a record")
      .fix("write an empty line above", diagnostics::Safety::unsafe, {begin, begin}, "\n");
}

void find_bad(const Scope& scope) {
  const std::optional<PositionNode>& node = scope.ast.position;
  if (!scope.is_record || !node || node->position) return;
  Finding(scope, DiagnosticId::hexix_bad_position, node->span,
          format("the position cannot be read: {}", position_fault(scope.slice(node->span))))
      .note("where the record begins is not known, so no ply is judged")
      .help(format("the start position is `{}`", position_text(start_position())));
}

std::string reason_of(const Scope& scope, bool is_after_rows) {
  if (!scope.is_record) return "no record follows";
  return is_after_rows ? "it comes after the first row" : "there is one above it already";
}

// Without the blanks at its end.
Span comment_of(const Scope& scope, const LineNode& line) {
  Span span = line.comment;
  while (is_blank(scope.byte_at(span.end - 1))) --span.end;
  return span;
}

void report_misplaced(const Scope& scope, const LineNode& line, bool is_after_rows) {
  Finding(scope, DiagnosticId::hexix_misplaced_position, comment_of(scope, line),
          format("this position line has no effect: {}", reason_of(scope, is_after_rows)))
      .help("a position line belongs above the first row of its record");
}

}  // namespace

// The numbers of rows: hexix 2, 5.4.
void find_in_numbers(const Scope& scope) {
  if (!scope.ast.has_numbers) return;
  const std::vector<RowNode>& rows = scope.ast.rows;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (i != 0 && i == scope.ast.restart_row) return report_restart(scope, rows[i], i + 1);
    if (rows[i].number) {
      check_number(scope, rows[i], i + 1);
    } else {
      report_missing(scope, rows[i], i + 1);
    }
  }
}

// hexix 7: numbers are the best witnesses of a row that is lost, and where that was is unknown.
void withhold_numbers(diagnostics::Reporter& reporter) {
  for (diagnostics::Diagnostic& found : reporter.pending()) {
    if (found.id == DiagnosticId::hexix_number_missing || found.id == DiagnosticId::hexix_number_format ||
        found.id == DiagnosticId::hexix_wrong_number) {
      found.fix.reset();
    }
  }
}

// Position lines: hexix R13.
void find_in_positions(const Scope& scope) {
  if (!scope.ast.has_comments) return;
  find_bad(scope);
  bool is_after_rows = false;
  for (const LineNode& line : scope.ast.lines) {
    if (line.kind == LineKind::row) is_after_rows = true;
    if (line.kind != LineKind::comment && line.kind != LineKind::divider) continue;
    if (line.comment.empty()) continue;
    const std::optional<Span> position = position_in(scope.source(), line.comment);
    if (!position) continue;
    const bool is_of_record = scope.is_record && scope.ast.position && *position == scope.ast.position->span;
    if (!is_of_record) report_misplaced(scope, line, is_after_rows);
  }
}

}  // namespace plyglot::hexix
