// The words of a row and their number: hexix 3 and R4.

#include "diagnostics/ids.hpp"
#include "hexix/notations/hexix/check/checks.hpp"
#include "hexix/notations/hexix/check/line_layout.hpp"
#include "hexix/notations/hexix/read/layout.hpp"
#include "hexix/notations/hexix/read/run_on.hpp"
#include "text/format.hpp"
#include "text/line_ends.hpp"
#include "text/listing.hpp"

#include <algorithm>

namespace plyglot::hexix {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;
using text::format;
using text::Span;

std::optional<RunOn> run_on_of(const Scope& scope, Span word) { return run_on_in(scope.slice(word), word.begin); }

// Both plies of a row in one word, which are read.
void report_joined_row(const Scope& scope, const RowNode& row) {
  const RunOn run_on{row.items[0].move.whole(), row.items[1].move.whole()};
  const std::uint32_t width = run_on.first.size();
  Finding(scope, DiagnosticId::hexix_bad_move, row.joined,
          format("two plies run together: {} and {}", scope.quoted(run_on.first), scope.quoted(run_on.second)))
      .note("they are read as the row's ply of Blue and its ply of Red")
      .fix("write them apart", diagnostics::Safety::unsafe, run_on.gap(),
           std::string(width < red_column ? red_column - width : 1, ' '));
}

// The row's item that is such a word; null if there is none.
const ItemNode* run_on_item(const Scope& scope, const RowNode& row) {
  const auto is_run_on = [&](const ItemNode& item) {
    return item.has_move && item.move.form == MoveForm::unreadable && run_on_of(scope, item.move.span());
  };
  const ItemNode* const end = row.items + row.item_count;
  const ItemNode* const found = std::find_if(row.items, end, is_run_on);
  return found == end ? nullptr : found;
}

void report_run_on(const Scope& scope, const RowNode& row, const RunOn& run_on) {
  Finding found(
      scope, DiagnosticId::hexix_bad_move, text::cover(run_on.first, run_on.second),
      text::format("two plies run together: {} and {}", scope.quoted(run_on.first), scope.quoted(run_on.second)));
  if (!row.surplus.empty()) found.note("what follows them in the row is not read");
  const std::string_view line_end = text::line_end_of(scope.source().text);
  const bool is_of_red = row.item_count == 2 && row.items[1].move.span().begin == run_on.first.begin;
  // The row ends after the ply of Red. A number that belongs to the next row is not known.
  if (!is_of_red || scope.ast.has_numbers) {
    found.help("write them apart: a row has one ply of Blue and one of Red");
    return;
  }
  std::string between(line_end);
  if (!run_on.gap().empty()) between.append(scope.slice(run_on.gap())).append(line_end);
  found.fix("begin a row with the second", diagnostics::Safety::unsafe, run_on.gap(), std::move(between));
}

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
  if (row.number && row.number->dots().end == item.dots.begin) return;
  found.fix("write `...`", diagnostics::Safety::safe,
            with_second_in_place(scope, row, {{item.dots, std::string(ellipsis)}}));
}

void report_redundant_dots(const Scope& scope, const ItemNode& second) {
  Finding(scope, DiagnosticId::hexix_redundant_ellipsis, second.dots,
          format("{} is the row's second ply: the dots mean nothing", scope.quoted(second.move.whole())))
      .fix("delete the dots", diagnostics::Safety::safe, second.dots, "");
}

// R4: a ply in the column of Red; the row has one item.
void check_red_alone(const Scope& scope, const RowNode& row) {
  const ItemNode* const red = row.red();
  if (red == nullptr || red->is_glued()) return;
  const Span move = red->move.whole();
  Finding found(scope, DiagnosticId::hexix_missing_ellipsis, move,
                format("{} is alone in the column of Red, without `...` for Blue", scope.quoted(move)));
  if (!can_write_prefix(scope, row)) return;
  found.fix("write `...` in the column of Blue", diagnostics::Safety::safe, row_layout(scope, row, BlueSlot::ellipsis));
}

void check_number_alone(const Scope& scope, const RowNode& row) {
  if (!row.is_number_alone()) return;
  const Span word{row.number->digits().begin, row.number->dots().end};
  Finding(scope, DiagnosticId::hexix_bad_move, word, format("the number {} is alone in its row", scope.quoted(word)))
      .help("write the plies after it, with `...` for one that is not recorded");
}

void report_bad_word(const Scope& scope, const RowNode& row, Span word) {
  if (const auto run_on = run_on_of(scope, word)) return report_run_on(scope, row, *run_on);
  Finding(scope, DiagnosticId::hexix_bad_move, word, format("{} is not a ply", scope.quoted(word)))
      .help(examples_of(scope.dialect));
}

void check_item(const Scope& scope, const RowNode& row, const ItemNode& item) {
  check_dots(scope, row, item);
  if (!item.has_move) return;
  if (item.move.form == MoveForm::unreadable) {
    report_bad_word(scope, row, item.move.span());
  } else {
    find_in_move(scope, row, item);
  }
}

// Dots, or a move with its action, whatever its cells are.
bool is_whole(const ItemNode& item) { return !item.has_move || item.move.form <= MoveForm::capture; }

void report_no_row(const Scope& scope, const RowNode& row) {
  const ItemNode* const first = std::find_if_not(row.items, row.items + row.item_count, is_whole);
  const Span last = row.surplus.empty() ? row.items[row.item_count - 1].span() : row.surplus;
  const Span words = text::cover(first->span(), last);
  Finding(scope, DiagnosticId::hexix_bad_move, words, format("{} is not part of a row", scope.quoted(words)))
      .note("it is not read")
      .help("a row is like `D2v    D5v`; remarks belong after `#`");
}

void check_surplus(const Scope& scope, const RowNode& row) {
  // A line end that is lost is one finding.
  if (row.surplus.empty() || run_on_item(scope, row) != nullptr) return;
  const bool is_of_red = row.item_count == 1;
  Finding(scope, DiagnosticId::hexix_extra_token, row.surplus,
          format("{} comes after {}", scope.quoted(row.surplus),
                 is_of_red ? "the ply of Red, which ends the row" : "two plies, which end the row"))
      .note("it is not read")
      .help("write further plies in the next row, and remarks after `#`")
      .leaves_unread();
}

// hexix 2: whether one of the words is a column and an action: `E^`.
bool has_half_move(std::string_view text) {
  constexpr std::string_view columns = "ABCDEFGabcdefg";
  constexpr std::string_view actions = "v^+";
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find_first_of(" \t"));
    const bool is_half = word.size() > 1 && columns.find(word[0]) != std::string_view::npos &&
                         word.find_first_not_of(actions, 1) == std::string_view::npos;
    if (is_half) return true;
    text.remove_prefix(std::min(word.size() + 1, text.size()));
  }
  return false;
}

// R4.
void report_repetition(const Scope& scope, const LineNode& line) {
  const LineNode& first = *(&line - 1);
  const LineNode* last = &first;
  // Comments of the lines that go stay after the row.
  std::vector<diagnostics::Edit> edits;
  while (last != &scope.ast.lines.back() && (last + 1)->is_repetition) {
    edits.push_back({{last->span.end, (last + 1)->content.end}, {}});
    ++last;
  }
  const Span all = text::cover(line.content, last->content);
  Finding(scope, DiagnosticId::hexix_bad_move, all, format("the row {} is written twice", scope.quoted(line.content)))
      .label(first.content, "the row before it")
      .note("it is not read, since its plies cannot be played twice")
      .fix("delete the row", diagnostics::Safety::unsafe, std::move(edits));
}

}  // namespace

bool is_no_row(const Scope& scope, const RowNode& row) {
  if (!row.is_odd) return false;
  const ItemNode* const end = row.items + row.item_count;
  const auto is_bad = [](const ItemNode& item) { return item.has_move && item.move.form == MoveForm::unreadable; };
  if (std::none_of(row.items, end, is_bad) || run_on_item(scope, row) != nullptr) return false;
  return !row.surplus.empty() || (row.item_count > 1 && std::none_of(row.items, end, is_whole));
}

void find_remarks(const Scope& scope) {
  for (const LineNode& line : scope.ast.lines) {
    if (line.kind != LineKind::remark) continue;
    if (line.is_repetition) {
      if (!(&line - 1)->is_repetition) report_repetition(scope, line);
      continue;
    }
    const DiagnosticId id = DiagnosticId::hexix_remark;
    const bool may_be_play = has_half_move(scope.slice(line.content));
    const auto severity = may_be_play ? diagnostics::Severity::error : diagnostics::catalogue_entry(id).severity;
    Finding found(scope, id, severity, line.content,
                  format("{} is neither a row nor a comment", scope.quoted(line.content)));
    if (may_be_play) found.note("it may be a move whose cell has no number");
    found.note("it is not read, and kept as it is").help("remarks belong after `#`");
    found.fix("make it a comment", diagnostics::Safety::unsafe, {line.content.begin, line.content.begin}, "# ");
  }
}

void find_in_rows(const Scope& scope) {
  for (const RowNode& row : scope.ast.rows) {
    if (row.item_count == 1) check_red_alone(scope, row);
    if (!row.is_odd) continue;
    check_number_alone(scope, row);
    if (!row.joined.empty()) report_joined_row(scope, row);
    if (is_no_row(scope, row)) {
      report_no_row(scope, row);
      continue;
    }
    for (unsigned i = 0; i < row.item_count; ++i) check_item(scope, row, row.items[i]);
    if (has_redundant_dots(row, row.items[1])) report_redundant_dots(scope, row.items[1]);
    check_surplus(scope, row);
  }
}

}  // namespace plyglot::hexix
