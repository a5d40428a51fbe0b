#include "plyglot/lsp/boards.hpp"

#include "plyglot/lsp/features.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::tool::lsp {
namespace {

using annotations::Remark;

// What was said last before the offset about a ply; null before the first one.
const Remark* last_ply_at(const Document::Record& record, std::uint32_t offset) {
  const Remark* last = nullptr;
  for (const Remark& remark : record.annotations.remarks) {
    if (!remark.ply || remark.span.begin > offset) continue;
    if (last == nullptr || remark.span.begin >= last->span.begin) last = &remark;
  }
  return last;
}

}  // namespace

std::string board_view(const Document& document, std::uint32_t record, std::optional<std::uint32_t> ply, View view) {
  const diagnostics::SeverityPolicy policy;
  toolchain::Chunk chunk = document.chunk();
  chunk.wanted.record = record;
  chunk.wanted.ply = ply;
  toolchain::Session::ViewOptions options;
  options.view = view;
  std::vector<toolchain::Session::Viewed> views;
  std::vector<diagnostics::Diagnostic> unheard;
  toolchain::Session(*document.language(), policy).view(chunk, options, views, diagnostics::collect_into(unheard));
  return views.empty() || !views.back().problem.empty() ? std::string() : views.back().text;
}

std::string count_of_games(Workspace& workspace, const Document& document, std::uint32_t record,
                           std::optional<std::uint32_t> ply) {
  const std::string& index = document.settings().index;
  if (workspace.counts == nullptr || index.empty()) return {};
  toolchain::Chunk chunk = document.chunk();
  chunk.wanted = {record, ply};
  std::optional<PositionKeys> keys;
  const auto take = [](void* context, text::Span, const toolchain::Model& model, bool) {
    *static_cast<std::optional<PositionKeys>*>(context) = toolchain::keys_of(model);
  };
  const diagnostics::SeverityPolicy policy;
  toolchain::Session(*document.language(), policy)
      .read(chunk, take, &keys, {[](void*, diagnostics::Diagnostic&&) {}, nullptr});
  if (!keys) return {};
  std::string problem;
  const std::optional<std::uint64_t> games = workspace.counts->games_with(index, *keys, problem);
  if (!problem.empty()) workspace.complaints.push_back(std::move(problem));
  if (!games) return {};
  const std::string name = index.substr(index.rfind('/') + 1);
  const std::string count = *games == 0 ? "no game" : *games == 1 ? "1 game" : text::grouped(*games) + " games";
  return text::format("This position is in {} of `{}`.", count, name);
}

// Before its first ply a game is at its start, and so it is in the comments above the first game.
Json board(Workspace& workspace, const Json& params) {
  const Document& document = workspace.document_in(params);
  const std::uint32_t offset = document.positions().offset_of(place_in(member_in(params, "position")));
  const std::uint32_t number = document.record_number_near(offset);
  if (number == 0) return nullptr;
  const Document::Record* const record = &document.records()[number - 1];
  const bool has_plies = toolchain::facts_of(*document.language()->notation).has_plies;
  const Remark* const here = last_ply_at(*record, offset);
  const std::optional<std::uint32_t> ply = here != nullptr ? here->ply : std::optional(0U);
  const auto view = [&](View form) { return board_view(document, number, has_plies ? ply : std::nullopt, form); };
  const std::string svg = view(View::svg);
  if (svg.empty()) return nullptr;
  return {{"record", number},
          {"ply", has_plies ? Json(*ply) : Json()},
          {"remark", here != nullptr ? here->text : std::string()},
          {"range", json_of(document.positions().range_of(here != nullptr ? here->span : record->span))},
          {"text", view(View::text)},
          {"svg", svg}};
}

}  // namespace plyglot::tool::lsp
