// What is odd in a word that can be read as a move: hexix 3 and R2.

#include "hexix/board/cells.hpp"
#include "hexix/notations/hexix/check/checks.hpp"
#include "hexix/notations/hexix/check/line_layout.hpp"
#include "hexix/record/move_text.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"

namespace plyglot::hexix {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;
using text::format;
using text::Span;

std::string_view name_of(Dialect dialect) { return dialect == Dialect::v2024 ? "2024" : "2019"; }

bool is_of_dialect(char mark, Dialect dialect) {
  const bool is_of_2019 = mark == '<' || mark == '>';
  return is_of_2019 == (dialect == Dialect::v2019);
}

std::string cells_of_column(char letter) {
  if (letter < 'A' || letter > 'G') return "the columns are A to G";
  const std::uint32_t rows = rows_in(static_cast<unsigned>(letter - 'A'));
  return format("the column {} has the rows 1 to {}", letter, rows);
}

// The findings of one move.
class Checks {
 public:
  Checks(const Scope& scope, const RowNode& row, const MoveNode& move) : scope_(scope), row_(row), move_(move) {}

  void check() {
    check_cell(move_.cell());
    if (move_.form == MoveForm::capture) check_cell(move_.target());
    if (move_.form == MoveForm::lone_cell) report_missing_action();
    if (!move_.mark().empty()) check_mark();
    if (!move_.separator().empty()) report_separator();
    if (!move_.value().empty() && move_.number == 0) report_value();
    if (!move_.suffix_span().empty() && move_.suffix == Suffix::none) report_suffix();
  }

 private:
  void check_cell(const CellNode& cell) {
    const char letter = scope_.byte_at(cell.span.begin);
    const char upper = text::to_upper(letter);
    if (!cell.cell) {
      Finding(scope_, DiagnosticId::hexix_unknown_cell, cell.span,
              format("the board has no cell {}", scope_.quoted(cell.span)))
          .help(cells_of_column(upper));
    }
    if (letter == upper) return;
    const Span span{cell.span.begin, cell.span.begin + 1};
    Finding(scope_, DiagnosticId::hexix_lowercase_cell, span, format("the column `{}` is in lower case", letter))
        .write(span, {&upper, 1});
  }

  void report_missing_action() {
    const Span cell = move_.cell().span;
    Finding(scope_, DiagnosticId::hexix_missing_action, cell,
            format("there is no action for the cell {}", scope_.quoted(cell)))
        .help(format("a mark `{}` or `{}` places a piece, `+` raises one, a second cell is captured",
                     mark_of(PieceKind::down, scope_.dialect), mark_of(PieceKind::up, scope_.dialect)));
  }

  void check_mark() {
    const char mark = scope_.byte_at(move_.mark().begin);
    const char due = mark_of(move_.kind, scope_.dialect);
    if (mark == 'V') {
      Finding(scope_, DiagnosticId::hexix_uppercase_mark, move_.mark(), "the mark `V` is in upper case")
          .write(move_.mark(), {&due, 1});
    }
    if (is_of_dialect(mark, scope_.dialect)) return;
    const Dialect other = scope_.dialect == Dialect::v2024 ? Dialect::v2019 : Dialect::v2024;
    Finding(scope_, DiagnosticId::hexix_dialect_mark, move_.mark(),
            format("`{}` is a mark of the dialect {}; in {} it is `{}`", mark, name_of(other), name_of(scope_.dialect),
                   due))
        .write(move_.mark(), {&due, 1});
  }

  void report_separator() {
    Finding(scope_, DiagnosticId::hexix_capture_separator, move_.separator(),
            format("there is {} between the cells of a capture", scope_.quoted(move_.separator())))
        .fix("delete it", Safety::safe, deletion(move_.separator()));
  }

  void report_value() {
    const Span digits = move_.value();
    const bool is_raised = move_.mark().empty();
    Finding(scope_, is_raised ? DiagnosticId::hexix_unexpected_value : DiagnosticId::hexix_bad_value, digits,
            is_raised ? format("there is a number {} after `+`", scope_.quoted(digits))
                      : format("the number of a piece is {}, not 1 to 6", scope_.quoted(digits)))
        .note(is_raised ? "a piece is raised by one" : "it is not read")
        .fix("delete the number", Safety::unsafe, deletion(digits));
  }

  void report_suffix() {
    const Span run = move_.suffix_span();
    Finding(scope_, DiagnosticId::hexix_bad_suffix, run, format("{} is not an annotation", scope_.quoted(run)))
        .help("annotations are `?`, `!`, `??`, `!!`, `?!` and `!?`")
        .fix(format("write `{}`", scope_.slice(run).substr(0, 2)), Safety::unsafe, deletion({run.begin + 2, run.end}));
  }

  // With the second ply of the row kept in its column.
  std::vector<diagnostics::Edit> deletion(Span span) const { return with_second_in_place(scope_, row_, {{span, ""}}); }

  const Scope& scope_;
  const RowNode& row_;
  const MoveNode& move_;
};

}  // namespace

void find_in_move(const Scope& scope, const RowNode& row, const ItemNode& item) {
  Checks(scope, row, item.move).check();
}

}  // namespace plyglot::hexix
