// Position lines: hexix R13.

#include "hexix/board/cells.hpp"
#include "hexix/notations/hexix/check/checks.hpp"
#include "hexix/record/position_line.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

#include <algorithm>

namespace plyglot::hexix {
namespace {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;
using text::format;
using text::Span;

// How many cells a field lists; none if it lists something else.
std::optional<std::size_t> cells_in(std::string_view field) {
  std::size_t cells = 0;
  for (std::size_t i = 0; i < field.size(); ++cells) {
    if (field[i] == '.') {
      ++i;
      continue;
    }
    const std::string_view piece = field.substr(i, 3);
    const bool is_piece = piece.size() == 3 && (piece[0] == 'B' || piece[0] == 'R') &&
                          (piece[1] == 'v' || piece[1] == '^' || piece[1] == 'h') && piece[2] >= '1' && piece[2] <= '6';
    if (!is_piece) return std::nullopt;
    i += 3;
  }
  return cells;
}

std::string fault_of_field(std::string_view field, unsigned column) {
  const char letter = static_cast<char>('A' + column);
  const std::optional<std::size_t> cells = cells_in(field);
  if (!cells) return format("the column {} is not written in `.` and pieces like `Bv2`", letter);
  if (*cells != rows_in(column)) {
    return format("the column {} has {}, not {}", letter, text::counted(*cells, "cell"), rows_in(column));
  }
  return {};
}

// What is wrong with a POS that cannot be read.
std::string fault_of(std::string_view position) {
  const std::size_t blank = std::min(position.find(' '), position.size());
  const std::string_view board = position.substr(0, blank);
  const std::size_t fields = static_cast<std::size_t>(std::count(board.begin(), board.end(), '/')) + 1;
  if (position.empty()) return "no position follows";
  if (fields != columns) return format("the position has {}, not 7", text::counted(fields, "field"));
  std::string_view rest = board;
  for (unsigned column = 0; column < columns; ++column) {
    const std::size_t end = std::min(rest.find('/'), rest.size());
    std::string fault = fault_of_field(rest.substr(0, end), column);
    if (!fault.empty()) return fault;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  const std::string_view turn = position.substr(blank);
  if (turn != " b" && turn != " r") return "the side to move is not one blank and `b` or `r`";
  return "a home is `Bh6` on `D1` or `Rh6` on `D6`";
}

void find_bad(const Scope& scope) {
  const std::optional<PositionNode>& node = scope.ast.position;
  if (!scope.is_record || !node || node->position) return;
  Diagnostic& found = scope.report(DiagnosticId::hexix_bad_position, node->span,
                                   format("the position cannot be read: {}", fault_of(scope.slice(node->span))));
  found.notes.emplace_back("where the record begins is not known, so no ply is judged");
  found.helps.push_back(format("the start position is `{}`", position_text(start_position())));
}

std::string reason_of(const Scope& scope, bool is_behind_rows) {
  if (!scope.is_record) return "no record follows";
  return is_behind_rows ? "it stands behind the first row" : "there is one above it already";
}

// Without the blanks at its end.
Span comment_of(const Scope& scope, const LineNode& line) {
  Span span = line.comment;
  while (is_blank(scope.byte_at(span.end - 1))) --span.end;
  return span;
}

void report_misplaced(const Scope& scope, const LineNode& line, bool is_behind_rows) {
  Diagnostic& found = scope.report(DiagnosticId::hexix_misplaced_position, comment_of(scope, line),
                                   format("this position line has no effect: {}", reason_of(scope, is_behind_rows)));
  found.helps.emplace_back("a position line stands above the first row of its record");
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
