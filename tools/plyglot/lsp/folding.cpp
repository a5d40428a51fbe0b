#include "plyglot/lsp/features.hpp"

#include "toolchain/registry.hpp"

namespace plyglot::tool::lsp {

// Every record of more than one line, and every block of comments.
Json folding_ranges(Workspace& workspace, const Json& params) {
  const Document& document = workspace.document_in(params);
  Json ranges = Json::array();
  if (document.language() == nullptr) return ranges;
  const text::Source source = document.chunk().source;
  for (std::uint32_t at = 0; at < source.text.size();) {
    const auto next = [&](const auto* row) { return row->next_unit(source, at); };
    const notation::Unit unit = std::visit(next, document.language()->notation->row);
    at = unit.whole.end;
    if (unit.kind == notation::UnitKind::blank) continue;
    const Range range = document.positions().range_of(unit.content);
    if (range.begin.line == range.end.line) continue;
    ranges.push_back({{"startLine", range.begin.line}, {"endLine", range.end.line}});
    if (unit.kind == notation::UnitKind::comment) ranges.back()["kind"] = "comment";
  }
  return ranges;
}

}  // namespace plyglot::tool::lsp
