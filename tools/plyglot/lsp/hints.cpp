// What is shown between the words of the text, and where the pointer rests.

#include "plyglot/lsp/boards.hpp"
#include "plyglot/lsp/features.hpp"

namespace plyglot::tool::lsp {

Json inlay_hints(Workspace& workspace, const Json& params) {
  const Document& document = workspace.document_in(params);
  const text::Span range = document.positions().span_of(range_in(member_in(params, "range")));
  Json hints = Json::array();
  for (const Document::Record& record : document.records()) {
    if (!touches(record.span, range)) continue;
    for (const annotations::Hint& hint : record.annotations.hints) {
      if (!touches({hint.offset, hint.offset}, range)) continue;
      hints.push_back({{"position", json_of(document.positions().place_of(hint.offset))},
                       {"label", hint.text},
                       {"paddingLeft", true}});
    }
  }
  return hints;
}

Json hover(Workspace& workspace, const Json& params) {
  const Document& document = workspace.document_in(params);
  const std::uint32_t offset = document.positions().offset_of(place_in(member_in(params, "position")));
  const bool has_plies =
      document.language() != nullptr && toolchain::facts_of(*document.language()->notation).has_plies;
  const Document::Record* const record = document.record_at(offset);
  if (record == nullptr) return nullptr;
  // The smallest place that holds the offset.
  const annotations::Remark* here = nullptr;
  for (const annotations::Remark& remark : record->annotations.remarks) {
    if (remark.span.begin > offset || offset > remark.span.end) continue;
    if (here == nullptr || remark.span.size() <= here->span.size()) here = &remark;
  }
  if (here == nullptr) return nullptr;
  std::string text = here->text;
  if (here->ply) {
    const std::string board = board_view(document, document.record_number_at(offset), here->ply, View::text);
    if (!board.empty()) text += "\n\n```text\n" + board + "```";
  }
  if (here->ply || !has_plies) {
    const std::string count = count_of_games(workspace, document, document.record_number_at(offset), here->ply);
    if (!count.empty()) text += "\n\n" + count;
  }
  return {{"contents", {{"kind", "markdown"}, {"value", text}}},
          {"range", json_of(document.positions().range_of(here->span))}};
}

}  // namespace plyglot::tool::lsp
