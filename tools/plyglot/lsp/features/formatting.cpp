#include "plyglot/lsp/documents/edits.hpp"
#include "plyglot/lsp/features/features.hpp"

#include <algorithm>

namespace plyglot::tool::lsp {
namespace {

constexpr text::Span everything{0, 0xFFFFFFFF};

// What changes in the units of the text that the span touches.
Json changes_by_formatting(const Document& document, text::Span wanted) {
  Json edits = Json::array();
  if (document.language() == nullptr || !document.has_certain_dialect()) return edits;
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(*document.language(), policy);
  std::vector<diagnostics::Diagnostic> ignored;
  const auto formatted = session.format(document.chunk(), diagnostics::collect_into(ignored));
  // Nothing follows in the file for which its last blank lines would stay.
  const std::string_view text = formatted.without_trailing_blank_lines();
  for (const auto& unit : formatted.units) {
    if (!touches(unit.before, wanted)) continue;
    const std::size_t begin = std::min<std::size_t>(unit.after.begin, text.size());
    append_change(document, unit.before, text.substr(begin, unit.after.end - begin), edits);
  }
  return edits;
}

}  // namespace

Json formatting(Workspace& workspace, const Json& params) {
  return changes_by_formatting(workspace.document_in(params), everything);
}

Json range_formatting(Workspace& workspace, const Json& params) {
  const Document& document = workspace.document_in(params);
  return changes_by_formatting(document, document.positions().span_of(range_in(member_in(params, "range"))));
}

}  // namespace plyglot::tool::lsp
