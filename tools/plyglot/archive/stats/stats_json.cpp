#include "plyglot/archive/stats/shown_stats.hpp"

#include "text/json_writer.hpp"

#include <algorithm>

namespace plyglot::tool::archive {
namespace {

using text::JsonWriter;

void add_endings(JsonWriter& json, const Endings& endings) {
  const auto count = [&](Ending ending) { return endings[static_cast<std::size_t>(ending)]; };
  json.key("firstWins").number(count(Ending::first_wins)).key("secondWins").number(count(Ending::second_wins));
  json.key("otherWins").number(count(Ending::others_win)).key("draws").number(count(Ending::draw));
  json.key("open").number(count(Ending::open));
}

void add_lengths(JsonWriter& json, const GameStats& game) {
  json.begin_object().key("min").number(game.lengths.begin()->first);
  json.key("median").number(game.median());
  json.key("max").number(game.lengths.rbegin()->first).key("histogram").begin_array();
  for (const LengthBin& bin : game.bins()) {
    json.begin_object().key("from").number(bin.from).key("to").number(bin.to);
    json.key("games").number(bin.games).end_object();
  }
  json.end_array().end_object();
}

void add_openings(JsonWriter& json, const GameStats& game, const ShownStats& shown) {
  json.begin_object().key("plies").number(shown.plies).key("games").number(game.openings.games);
  json.key("count").number(game.openings.count).key("list").begin_array();
  for (const Opening& opening : game.openings.shown) {
    json.begin_object().key("type");
    opening.type.empty() ? json.null() : json.string(opening.type);
    json.key("moves").begin_array();
    for (const std::string& move : opening.moves) json.string(move);
    json.end_array().key("games").number(opening.games);
    add_endings(json, opening.endings);
    json.end_object();
  }
  json.end_array().end_object();
}

void add_game(JsonWriter& json, const GameStats& game, const ShownStats& shown) {
  json.begin_object().key("game").string(game.game).key("games").number(game.games);
  add_endings(json, game.endings);
  json.key("years").begin_array();
  for (const auto& [year, endings] : game.years) {
    json.begin_object().key("year");
    year.empty() ? json.null() : json.number(std::stoi(year));
    add_endings(json, endings);
    json.end_object();
  }
  json.end_array().key("plies");
  add_lengths(json, game);
  json.key("openings");
  add_openings(json, game, shown);
  json.end_object();
}

}  // namespace

std::string json_of(const ArchiveStats& stats, const ShownStats& shown) {
  std::string out;
  JsonWriter json(out);
  json.begin_object().key("files").number(stats.files).key("games").number(stats.games);
  json.key("positions").number(stats.positions).key("notations").begin_array();
  for (const TextKind& kind : stats.kinds) {
    json.begin_object().key("notation").string(kind.notation).key("game").string(kind.game).key("type");
    kind.type.empty() ? json.null() : json.string(kind.type);
    json.key("texts").number(kind.texts).key("areGames").boolean(kind.has_plies).end_object();
  }
  json.end_array().key("byGame").begin_array();
  for (const GameStats& game : stats.by_game) add_game(json, game, shown);
  json.end_array().key("playerCount").number(static_cast<std::int64_t>(stats.players.size()));
  json.key("players").begin_array();
  for (std::size_t i = 0; i < std::min(stats.players.size(), shown.limit); ++i) {
    const PlayerStats& player = stats.players[i];
    json.begin_object().key("name").string(player.name).key("games").number(player.games);
    json.key("won").number(player.won).key("drawn").number(player.drawn).key("lost").number(player.lost).end_object();
  }
  json.end_array().key("findingCount").number(static_cast<std::int64_t>(stats.findings.size()));
  json.key("findings").begin_array();
  for (std::size_t i = 0; i < std::min(stats.findings.size(), shown.limit); ++i) {
    const FindingStats& found = stats.findings[i];
    json.begin_object().key("name").string(found.name).key("severity").string(found.severity);
    json.key("count").number(found.count).key("texts").number(found.texts).end_object();
  }
  json.end_array().end_object();
  return out + '\n';
}

}  // namespace plyglot::tool::archive
