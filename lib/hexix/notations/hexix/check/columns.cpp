// Words that are not in their columns: hexix 2, and 7, details.

#include "hexix/notations/hexix/check/checks.hpp"
#include "hexix/notations/hexix/check/line_layout.hpp"
#include "hexix/notations/hexix/read/layout.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::hexix {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Edit;
using findings::Finding;
using text::Span;

// A word that belongs to a column, with the blanks in front of it.
struct Placed {
  const LineNode& line;
  Span word;
  Span gap;
  Player column_of = Player::blue;
};

std::uint32_t due(const Scope& scope, Player column) {
  return scope.ast.prefix_width + (column == Player::red ? red_column : 0);
}

bool is_in_place(const Scope& scope, const LineNode& line, std::uint32_t word_begin, Player column_of) {
  return scope.offset_in(line, word_begin) == due(scope, column_of);
}

void report_column(const Scope& scope, const Placed& placed, std::vector<Edit> layout) {
  const std::uint32_t column = due(scope, placed.column_of);
  const std::uint32_t offset = scope.offset_in(placed.line, placed.word.begin);
  const bool is_right_of_it = offset > column;
  Finding found(scope, DiagnosticId::hexix_column, placed.gap,
                text::format("{} is {} {} of {}'s column", scope.quoted(placed.word),
                             text::counted(is_right_of_it ? offset - column : column - offset, "character"),
                             is_right_of_it ? "right" : "left", name_of(placed.column_of)));
  const bool is_fixed = scope.offset_in(placed.line, moved(placed.word.begin, layout)) == column;
  // Where a control byte keeps one gap as it is, what comes right after it would be moved.
  const bool has_control = scope.has_control(placed.line.content) || scope.has_control(placed.gap);
  if (is_fixed && !has_control) found.fix("set the line in its columns", diagnostics::Safety::safe, std::move(layout));
}

bool is_reported(const Scope& scope, const Placed& placed) {
  return !is_in_place(scope, placed.line, placed.word.begin, placed.column_of) && !scope.has_tab(placed.gap);
}

// The layout of the line is asked for if the word is not where it should be.
template <class Layout>
void check(const Scope& scope, const Placed& placed, Layout layout) {
  if (is_reported(scope, placed)) report_column(scope, placed, layout());
}

void check_header(const Scope& scope, const LineNode& line) {
  constexpr std::uint32_t blue = 4;
  constexpr std::uint32_t red = 3;
  const Span first{line.content.begin, line.content.begin + blue};
  const Span second{line.content.end - red, line.content.end};
  const auto layout = [&] { return header_layout(scope, line); };
  check(scope, {line, first, {line.span.begin, first.begin}, Player::blue}, layout);
  check(scope, {line, second, {first.end, second.begin}, Player::red}, layout);
}

// The second word of a row that has two.
Placed second_of(const Scope& scope, const RowNode& row) {
  const Span word = row.items[1].span();
  return {scope.ast.lines[row.line], word, {row.items[0].span().end, word.begin}, Player::red};
}

// The layout of a row; none where a second word that is not reported now would be reported then in place of the first:
// a long first word keeps it out of its column.
std::vector<Edit> layout_without_new_findings(const Scope& scope, const RowNode& row) {
  std::vector<Edit> layout = row_layout(scope, row);
  if (row.item_count == 1) return layout;
  const Placed second = second_of(scope, row);
  const std::uint32_t offset = scope.offset_in(second.line, moved(second.word.begin, layout));
  if (!is_reported(scope, second) && offset != due(scope, Player::red)) layout.clear();
  return layout;
}

bool is_red_alone(const RowNode& row) { return row.item_count == 1 && row.red() != nullptr && !row.red()->is_glued(); }

// Whether all words of a row are in their columns, as they nearly always are.
bool is_set(const Scope& scope, const RowNode& row) {
  const std::uint32_t blue = row.line_begin + scope.ast.prefix_width;
  const std::uint32_t first = row.items[0].begin();
  if (row.item_count == 2) return first == blue && row.items[1].begin() == blue + red_column;
  return first == (is_red_alone(row) ? blue + red_column : blue);
}

void check_row(const Scope& scope, const RowNode& row) {
  const bool is_numbered = row.number.has_value();
  if (row.item_count == 0 || is_numbered != scope.ast.has_numbers || is_set(scope, row)) return;
  if ((is_numbered && !row.number->is_well_formed) || !row.joined.empty() || is_no_row(scope, row)) return;
  const LineNode& line = scope.ast.lines[row.line];
  const auto layout = [&] { return layout_without_new_findings(scope, row); };
  const Span first = row.items[0].span();
  const std::uint32_t gap_begin = is_numbered ? row.number->dots().end : line.span.begin;
  check(scope, {line, first, {gap_begin, first.begin}, is_red_alone(row) ? Player::red : Player::blue}, layout);
  if (row.item_count == 2) check(scope, second_of(scope, row), layout);
}

}  // namespace

void find_in_columns(const Scope& scope) {
  if (scope.ast.has_header) {
    for (const LineNode& line : scope.ast.lines) {
      if (line.kind == LineKind::header && !line.is_odd) check_header(scope, line);
    }
  }
  for (const RowNode& row : scope.ast.rows) check_row(scope, row);
}

}  // namespace plyglot::hexix
