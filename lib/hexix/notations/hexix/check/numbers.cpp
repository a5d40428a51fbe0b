// The numbers of rows: hexix 2, 5.4.

#include "hexix/notations/hexix/check/checks.hpp"
#include "hexix/notations/hexix/check/line_layout.hpp"
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
    found.fix(format("write `{}. `", number), diagnostics::Safety::safe, row_layout(scope, row));
}

void report_format(const Scope& scope, const RowNode& row, std::size_t number) {
  const Span span = row.number->with_all_dots;
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
  const Span digits = row.number->digits;
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

}  // namespace

void find_in_numbers(const Scope& scope) {
  if (!scope.ast.has_numbers) return;
  const std::vector<RowNode>& rows = scope.ast.rows;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].number) {
      check_number(scope, rows[i], i + 1);
    } else {
      report_missing(scope, rows[i], i + 1);
    }
  }
}

}  // namespace plyglot::hexix
