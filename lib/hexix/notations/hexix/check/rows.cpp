// The words of a row and their number: hexix 3 and R4.

#include "hexix/notations/hexix/check/checks.hpp"
#include "hexix/notations/hexix/check/line_layout.hpp"
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

// Two plies in one word: hexix 3, `hexix/bad-move`.
struct RunOn {
  text::Span first;
  text::Span second;

  // What is between them: nothing, or a divider.
  text::Span gap() const { return {first.end, second.begin}; }
};

bool is_one_of(std::string_view bytes, std::string_view text) {
  return !text.empty() && bytes.find(text.front()) != std::string_view::npos;
}

bool begins_with_cell(std::string_view text) {
  return text.size() >= 2 && is_one_of("ABCDEFG", text) && is_one_of("123456", text.substr(1));
}

// The size of the ply that the text begins with; 0 if it begins with none.
std::size_t ply_size(std::string_view text) {
  if (!begins_with_cell(text)) return 0;
  std::size_t size = 2;
  if (is_one_of("+", text.substr(size))) {
    ++size;
  } else if (is_one_of("v^<>", text.substr(size))) {
    ++size;
    if (is_one_of("123456", text.substr(size))) ++size;
  } else if (begins_with_cell(text.substr(size))) {
    size += 2;
  } else {
    return 0;
  }
  const std::size_t end = text.find_first_not_of("!?", size);
  return end == std::string_view::npos ? text.size() : end;
}

// None if the word is not exactly two plies of the grammar, of either dialect. There is one way at most to read it so.
std::optional<RunOn> run_on_in(const Scope& scope, Span word) {
  const std::string_view text = scope.slice(word);
  const std::size_t first = ply_size(text);
  if (first == 0) return std::nullopt;
  const std::size_t second = std::min(text.find_first_not_of('-', first), text.size());
  const std::size_t size = ply_size(text.substr(second));
  if (size == 0 || second + size != text.size()) return std::nullopt;
  const auto at = [word](std::size_t offset) { return word.begin + static_cast<std::uint32_t>(offset); };
  return RunOn{{word.begin, at(first)}, {at(second), word.end}};
}

// The row's item that is such a word; null if there is none.
const ItemNode* run_on_item(const Scope& scope, const RowNode& row) {
  const auto is_run_on = [&](const ItemNode& item) {
    return item.has_move && item.move.form == MoveForm::unreadable && run_on_in(scope, item.move.span());
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
  if (const auto run_on = run_on_in(scope, word)) return report_run_on(scope, row, *run_on);
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
    Finding found(scope, DiagnosticId::hexix_remark, line.content,
                  format("{} is neither a row nor a comment", scope.quoted(line.content)));
    found.note("it is not read, and kept as it is").help("remarks belong after `#`");
    found.fix("make it a comment", diagnostics::Safety::unsafe, {line.content.begin, line.content.begin}, "# ");
  }
}

void find_in_rows(const Scope& scope) {
  for (const RowNode& row : scope.ast.rows) {
    if (row.item_count == 1) check_red_alone(scope, row);
    if (!row.is_odd) continue;
    check_number_alone(scope, row);
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
