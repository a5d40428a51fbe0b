#include "plyglot/lsp/features/features.hpp"

namespace plyglot::tool::lsp {

// Every record of more than one line, and every block of comments.
Json folding_ranges(Workspace& workspace, const Json& params) {
  const Document& document = workspace.document_in(params);
  Json ranges = Json::array();
  for (const notation::Unit& unit : document.units()) {
    if (unit.kind == notation::UnitKind::blank) continue;
    const Range range = document.positions().range_of(unit.content);
    // What ends where a line begins ends with the line before.
    const std::uint32_t last = range.end.column == 0 && range.end.line > 0 ? range.end.line - 1 : range.end.line;
    if (last <= range.begin.line) continue;
    ranges.push_back({{"startLine", range.begin.line}, {"endLine", last}});
    if (unit.kind == notation::UnitKind::comment) ranges.back()["kind"] = "comment";
  }
  return ranges;
}

}  // namespace plyglot::tool::lsp
