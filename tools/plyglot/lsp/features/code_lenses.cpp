// What is shown above each record, and done when it is clicked.

#include "plyglot/lsp/features/boards.hpp"
#include "plyglot/lsp/features/features.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::tool::lsp {
namespace {

// A text with more of them is an archive, where lenses are in the way.
constexpr std::uint32_t most_records = 2000;

constexpr std::string_view board_command = "plyglot.boardOf";
constexpr std::string_view moves_command = "plyglot.movesOf";
// Of what is only said.
constexpr std::string_view count = "count";

// The record that a lens or a command is about.
struct About {
  const Document& document;
  std::uint32_t record;
};

About about(Workspace& workspace, const Json& uri, const Json& record) {
  const Document& document = workspace.document(uri.get<std::string>());
  const auto number = record.get<std::uint32_t>();
  if (document.language() == nullptr || number == 0 || number > document.record_count()) {
    throw RequestError(ErrorCode::request_failed, "there is no such record");
  }
  return {document, number};
}

std::string ending_of(toolchain::GameEnd end, const toolchain::Game& game) {
  const std::vector<std::string> players = toolchain::board_of(game.model()).players;
  if (!end.winner || *end.winner >= players.size()) return "the game is a draw";
  return players[*end.winner] + " has won";
}

std::string words_of_moves(const About& about) {
  const std::optional<toolchain::Game> game = game_at(about.document, about.record, std::nullopt);
  if (!game) return "no legal moves are known";
  if (game->end()) return ending_of(*game->end(), *game);
  return text::format("{} legal", text::counted(game->moves().size(), "move is", "moves are"));
}

std::string list_of_moves(const About& about) {
  const std::optional<toolchain::Game> game = game_at(about.document, about.record, std::nullopt);
  std::string list = words_of_moves(about);
  if (!game || game->end()) return list;
  for (const board::LegalMove& move : game->moves()) list += '\n' + move.words;
  return list;
}

}  // namespace

// Only the places: what a lens says is found out when it comes into view.
Json code_lenses(Workspace& workspace, const Json& params) {
  const Document& document = workspace.document_in(params);
  Json lenses = Json::array();
  if (document.record_count() > most_records) return lenses;
  const bool has_counts = workspace.counts != nullptr && !document.settings().index.empty();
  for (std::uint32_t number = 1; number <= document.record_count(); ++number) {
    const std::uint32_t begin = document.record_span(number).begin;
    const Json range = json_of(document.positions().range_of({begin, begin}));
    const auto add = [&](std::string_view what) {
      lenses.push_back({{"range", range}, {"data", {{"uri", document.uri()}, {"record", number}, {"what", what}}}});
    };
    add(board_command);
    add(moves_command);
    if (has_counts) add(count);
  }
  return lenses;
}

Json resolve_code_lens(Workspace& workspace, const Json& lens) {
  const Json& data = member_in(lens, "data");
  const auto what = string_in(data, "what");
  const About at = about(workspace, member_in(data, "uri"), member_in(data, "record"));
  std::string title = "show the board";
  if (what == moves_command) title = words_of_moves(at);
  if (what == count) title = count_of_games(workspace, at.document, at.record, std::nullopt);
  if (title.empty()) title = "not in the index";
  Json resolved = copy_of(lens);
  resolved["command"] = {
      {"title", title}, {"command", what == count ? "" : what}, {"arguments", {at.document.uri(), at.record}}};
  return resolved;
}

Json command_names() { return {board_command, moves_command}; }

Json execute_command(Workspace& workspace, const Json& params) {
  const auto command = string_in(params, "command");
  const Json& arguments = member_in(params, "arguments");
  if (arguments.size() != 2) throw RequestError(ErrorCode::invalid_params, "the command takes a document and a record");
  const About at = about(workspace, arguments[0], arguments[1]);
  std::string text;
  if (command == board_command) text = board_view(at.document, at.record, std::nullopt, View::text);
  if (command == moves_command) text = list_of_moves(at);
  if (text.empty()) throw RequestError(ErrorCode::request_failed, "there is nothing to show");
  if (!workspace.settings.shows_results) workspace.notes.push_back(text);
  return text;
}

}  // namespace plyglot::tool::lsp
