// Selections that grow: a word, a move, a turn, the record, the text.

#include "plyglot/lsp/features/features.hpp"

#include <algorithm>

namespace plyglot::tool::lsp {
namespace {

// The places around an offset, each inside the one before it; the whole text is the first.
std::vector<text::Span> places_around(const Document& document, std::uint32_t offset) {
  const auto whole = static_cast<std::uint32_t>(document.text().size());
  std::vector<text::Span> found = {{0, whole}};
  const auto add = [&](text::Span span) {
    if (span.begin <= offset && offset <= span.end && !span.empty()) found.push_back(span);
  };
  if (document.language() != nullptr) {
    for (const notation::Unit& unit : document.units()) add(unit.content);
  }
  if (const Document::Record* const record = document.language() ? document.record_at(offset) : nullptr) {
    for (const annotations::Part& part : record->annotations.parts) add(part.span);
    for (const annotations::Remark& remark : record->annotations.remarks) add(remark.span);
    for (const annotations::Mention& mention : record->annotations.mentions) add(mention.span);
  }
  std::stable_sort(found.begin(), found.end(), [](text::Span a, text::Span b) { return a.size() > b.size(); });
  std::vector<text::Span> nested;
  for (const text::Span span : found) {
    const bool is_inside = nested.empty() || (nested.back().begin <= span.begin && span.end <= nested.back().end);
    if (is_inside && (nested.empty() || !(span == nested.back()))) nested.push_back(span);
  }
  return nested;
}

}  // namespace

Json selection_ranges(Workspace& workspace, const Json& params) {
  const Document& document = workspace.document_in(params);
  Json ranges = Json::array();
  for (const Json& position : member_in(params, "positions")) {
    Json range;
    for (const text::Span span : places_around(document, document.positions().offset_of(place_in(position)))) {
      Json inner = {{"range", json_of(document.positions().range_of(span))}};
      if (!range.is_null()) inner["parent"] = std::move(range);
      range = std::move(inner);
    }
    ranges.push_back(std::move(range));
  }
  return ranges;
}

}  // namespace plyglot::tool::lsp
