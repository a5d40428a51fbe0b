#include "hexix/notations/hexix/print/rewrite.hpp"

#include "hexix/record/move_text.hpp"

namespace plyglot::hexix {
namespace {

void append_with_mark(const Scope& scope, const ItemNode& item, Dialect to, std::uint32_t& written, std::string& out) {
  if (!item.has_move || item.move.mark().empty()) return;
  out += scope.slice({written, item.move.mark().begin});
  out += mark_of(item.move.kind, to);
  written = item.move.mark().end;
}

// `repeated` has a ply.
bool is_above(const RowNode& repeated, const RowNode& row) {
  return row.item_count != 0 && repeated.items[0].span().begin < row.items[0].span().begin;
}

}  // namespace

void rewrite_marks(const Scope& scope, Dialect to, std::string& out) {
  const Ast& ast = scope.ast;
  std::uint32_t written = ast.span.begin;
  const auto append_row = [&](const RowNode& row) {
    for (std::uint8_t i = 0; i < row.item_count; ++i) append_with_mark(scope, row.items[i], to, written, out);
  };
  // A row that is written twice repeats the row above it word for word in every dialect.
  auto repeated = ast.repeated_rows.begin();
  for (const RowNode& row : ast.rows) {
    for (; repeated != ast.repeated_rows.end() && is_above(*repeated, row); ++repeated) append_row(*repeated);
    if (!is_no_row(scope, row)) append_row(row);
  }
  for (; repeated != ast.repeated_rows.end(); ++repeated) append_row(*repeated);
  out += scope.slice({written, ast.span.end});
}

}  // namespace plyglot::hexix
