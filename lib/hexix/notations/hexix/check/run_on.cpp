#include "hexix/notations/hexix/check/run_on.hpp"

#include "text/format.hpp"
#include "text/line_ends.hpp"

#include <algorithm>

namespace plyglot::hexix {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;
using text::Span;

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

}  // namespace

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

const ItemNode* run_on_item(const Scope& scope, const RowNode& row) {
  const auto is_run_on = [&](const ItemNode& item) {
    return item.has_move && item.move.form == MoveForm::unreadable && run_on_in(scope, item.move.span);
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
  const bool is_of_red = row.item_count == 2 && row.items[1].move.span.begin == run_on.first.begin;
  // Behind the ply of Red the row ends. A number that belongs to the next one is not known.
  if (!is_of_red || scope.ast.has_numbers) {
    found.help("write them apart: a row has one ply of Blue and one of Red");
    return;
  }
  std::string between(line_end);
  if (!run_on.gap().empty()) between.append(scope.slice(run_on.gap())).append(line_end);
  found.fix("begin a row with the second", Safety::unsafe, run_on.gap(), std::move(between));
}

}  // namespace plyglot::hexix
