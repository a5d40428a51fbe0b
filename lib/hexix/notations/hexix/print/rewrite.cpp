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

}  // namespace

void rewrite_marks(const Scope& scope, Dialect to, std::string& out) {
  const Ast& ast = scope.ast;
  std::uint32_t written = ast.span.begin;
  for (const RowNode& row : ast.rows) {
    if (is_no_row(scope, row)) continue;
    for (std::uint8_t i = 0; i < row.item_count; ++i) append_with_mark(scope, row.items[i], to, written, out);
  }
  out += scope.slice({written, ast.span.end});
}

}  // namespace plyglot::hexix
