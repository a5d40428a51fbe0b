// The words of a row and their number: hexix 3 and R4.

#include "hexix/notations/hexix/check/checks.hpp"
#include "hexix/notations/hexix/check/line_layout.hpp"
#include "hexix/notations/hexix/check/run_on.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::hexix {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;
using text::format;
using text::Span;

constexpr std::string_view ellipsis = "...";

// "`D2v`", "`D2+` or `D2E3`".
std::string examples_of(Dialect dialect) {
  return format("a ply is like `D2{0}`, which places a piece, `D2+` or `D2E3`", dialect == Dialect::v2024 ? 'v' : '<');
}

// Dots of a second ply say nothing.
bool has_redundant_dots(const RowNode& row, const ItemNode& item) {
  return row.item_count == 2 && &item == &row.items[1] && item.is_glued();
}

void check_dots(const Scope& scope, const RowNode& row, const ItemNode& item) {
  // Where they are deleted their number does not matter.
  if (has_redundant_dots(row, item)) return;
  if (item.dots.empty() || scope.slice(item.dots) == ellipsis) return;
  const bool is_one_character = scope.byte_at(item.dots.begin) != '.';
  Finding found(scope, DiagnosticId::hexix_bad_ellipsis, item.dots,
                is_one_character ? std::string("the ellipsis is the character U+2026, not three dots")
                                 : format("the ellipsis has {}, not three", text::counted(item.dots.size(), "dot")));
  // Dots of the number would be taken for more of them.
  if (row.number && row.number->dots.end == item.dots.begin) return;
  found.fix("write `...`", diagnostics::Safety::safe,
            with_second_in_place(scope, row, {{item.dots, std::string(ellipsis)}}));
}

void report_redundant_dots(const Scope& scope, const ItemNode& second) {
  Finding(scope, DiagnosticId::hexix_redundant_ellipsis, second.dots,
          format("{} is the row's second ply: the dots mean nothing", scope.quoted(second.move.whole)))
      .fix("delete the dots", diagnostics::Safety::safe, second.dots, "");
}

// R4: a ply in the column of Red.
void check_red_alone(const Scope& scope, const RowNode& row) {
  const ItemNode* const red = row.red();
  if (row.item_count != 1 || red == nullptr || red->is_glued()) return;
  const Span move = red->move.whole;
  Finding found(scope, DiagnosticId::hexix_missing_ellipsis, move,
                format("{} is alone in the column of Red, without `...` for Blue", scope.quoted(move)));
  if (!can_write_prefix(scope, row)) return;
  found.fix("write `...` in the column of Blue", diagnostics::Safety::safe, row_layout(scope, row, BlueSlot::ellipsis));
}

void check_number_alone(const Scope& scope, const RowNode& row) {
  if (!row.is_number_alone()) return;
  const Span word{row.number->digits.begin, row.number->dots.end};
  Finding(scope, DiagnosticId::hexix_bad_move, word, format("the number {} is alone in its row", scope.quoted(word)))
      .help("write the plies after it, with `...` for one that is not recorded");
}

void report_bad_word(const Scope& scope, const RowNode& row, Span word) {
  if (const auto run_on = run_on_in(scope, word)) return report_run_on(scope, row, *run_on);
  Finding(scope, DiagnosticId::hexix_bad_move, word, format("{} is not a ply", scope.quoted(word)))
      .help(examples_of(scope.dialect));
}

void check_item(const Scope& scope, const RowNode& row, const ItemNode& item) {
  check_dots(scope, row, item);
  if (!item.has_move) return;
  if (item.move.form == MoveForm::unreadable) {
    report_bad_word(scope, row, item.move.span);
  } else {
    find_in_move(scope, row, item);
  }
}

void check_surplus(const Scope& scope, const RowNode& row) {
  // A line end that is lost is one finding.
  if (row.surplus.empty() || run_on_item(scope, row) != nullptr) return;
  const bool is_of_red = row.item_count == 1;
  Finding(scope, DiagnosticId::hexix_extra_token, row.surplus,
          format("{} comes after {}", scope.quoted(row.surplus),
                 is_of_red ? "the ply of Red, which ends the row" : "two plies, which end the row"))
      .note("it is not read")
      .help("write further plies in the next row, and remarks after `#`");
}

}  // namespace

void find_in_rows(const Scope& scope) {
  for (const RowNode& row : scope.ast.rows) {
    check_red_alone(scope, row);
    if (!row.is_odd) continue;
    check_number_alone(scope, row);
    for (unsigned i = 0; i < row.item_count; ++i) check_item(scope, row, row.items[i]);
    if (has_redundant_dots(row, row.items[1])) report_redundant_dots(scope, row.items[1]);
    check_surplus(scope, row);
  }
}

}  // namespace plyglot::hexix
