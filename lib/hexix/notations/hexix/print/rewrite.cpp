#include "hexix/notations/hexix/print/rewrite.hpp"

#include "hexix/record/move_text.hpp"

namespace plyglot::hexix {
namespace {

void append_with_mark(const text::Source& source, const ItemNode& item, Dialect to, std::uint32_t& written,
                      std::string& out) {
  if (!item.has_move || item.move.mark().empty()) return;
  out += source.slice({written, item.move.mark().begin});
  out += mark_of(item.move.kind, to);
  written = item.move.mark().end;
}

}  // namespace

void rewrite_marks(const text::Source& source, const Ast& ast, Dialect to, std::string& out) {
  std::uint32_t written = ast.span.begin;
  for (const RowNode& row : ast.rows) {
    for (std::uint8_t i = 0; i < row.item_count; ++i) append_with_mark(source, row.items[i], to, written, out);
  }
  out += source.slice({written, ast.span.end});
}

}  // namespace plyglot::hexix
