#include "plyglot/lsp/features/boards.hpp"

#include "plyglot/lsp/features/features.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

#include <plyglot/positions.hpp>

namespace plyglot::tool::lsp {
namespace {

using annotations::Remark;

// Calls take(model) with a record as it is after a ply, or at its end, if it has such a moment.
template <class Take>
void at_moment(const Document& document, std::uint32_t record, std::optional<std::uint32_t> ply, Take take) {
  toolchain::Chunk chunk = document.chunk();
  chunk.wanted = {record, ply};
  const auto visit = [](void* context, text::Span, const toolchain::Model& model, bool) {
    (*static_cast<Take*>(context))(model);
  };
  const diagnostics::SeverityPolicy policy;
  toolchain::Session(*document.language(), policy).read(chunk, visit, &take, diagnostics::Sink::none());
}

}  // namespace

const Remark* last_ply_before(const Document::Record& record, std::uint32_t offset) {
  const Remark* last = nullptr;
  for (const Remark& remark : record.annotations.remarks) {
    if (!remark.ply || remark.span.begin > offset) continue;
    if (last == nullptr || remark.span.begin >= last->span.begin) last = &remark;
  }
  return last;
}

std::optional<toolchain::Game> game_at(const Document& document, std::uint32_t record,
                                       std::optional<std::uint32_t> ply) {
  std::string ignored;
  const toolchain::Language& language = *document.language();
  if (record == 0) {
    return toolchain::Game::start(toolchain::facts_of(*language.notation).game, language.options, ignored);
  }
  std::optional<toolchain::Game> game;
  at_moment(document, record, ply,
            [&](const toolchain::Model& model) { game = toolchain::Game::from(model, language, ignored); });
  return game;
}

std::string board_view(const Document& document, std::uint32_t record, std::optional<std::uint32_t> ply, View view) {
  const diagnostics::SeverityPolicy policy;
  toolchain::Chunk chunk = document.chunk();
  chunk.wanted.record = record;
  chunk.wanted.ply = ply;
  toolchain::Session::ViewOptions options;
  options.view = view;
  std::vector<toolchain::Session::Viewed> views;
  std::vector<diagnostics::Diagnostic> ignored;
  toolchain::Session(*document.language(), policy).view(chunk, options, views, diagnostics::collect_into(ignored));
  return views.empty() || !views.back().problem.empty() ? std::string() : views.back().text;
}

std::string count_of_games(Workspace& workspace, const Document& document, std::uint32_t record,
                           std::optional<std::uint32_t> ply) {
  const std::string& index = document.settings().index;
  if (workspace.counts == nullptr || index.empty()) return {};
  std::vector<PositionKeys> keys;
  at_moment(document, record, ply, [&](const toolchain::Model& model) { keys = toolchain::possible_keys_of(model); });
  if (keys.empty()) return {};
  std::string problem;
  const std::optional<std::uint64_t> games = workspace.counts->games_with(index, keys, problem);
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
  const Document::Record& record = document.record(number);
  const bool has_plies = toolchain::facts_of(*document.language()->notation).has_plies;
  const Remark* const here = last_ply_before(record, offset);
  const std::optional<std::uint32_t> ply = here != nullptr ? here->ply : std::optional(0U);
  const auto view = [&](View form) { return board_view(document, number, has_plies ? ply : std::nullopt, form); };
  const std::string svg = view(View::svg);
  if (svg.empty()) return nullptr;
  return {{"record", number},
          {"ply", has_plies ? Json(*ply) : Json()},
          {"remark", here != nullptr ? here->text : std::string()},
          {"range", json_of(document.positions().range_of(here != nullptr ? here->span : record.span))},
          {"text", view(View::text)},
          {"svg", svg}};
}

}  // namespace plyglot::tool::lsp
