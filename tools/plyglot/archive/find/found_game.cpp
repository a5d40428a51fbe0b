#include "plyglot/archive/find/found_game.hpp"

#include "plyglot/archive/store/index_paths.hpp"

#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/json_writer.hpp"

#include <algorithm>

namespace plyglot::tool::archive {
namespace {

std::string names_of(const std::vector<std::string>& players) {
  const auto is_named = [](const std::string& name) { return !name.empty(); };
  if (std::none_of(players.begin(), players.end(), is_named)) return {};
  std::string out;
  for (const std::string& name : players) out += (out.empty() ? "" : " - ") + (name.empty() ? "?" : name);
  return out;
}

}  // namespace

FoundGame found_in(const std::string& file, const GameEntry& game) {
  FoundGame found;
  found.file = file;
  found.line = game.place.line;
  found.column = game.place.code_point_column;
  found.record = game.record;
  found.players = game.facts.players;
  found.date = game.facts.date;
  found.result = result_word(game.facts.outcome());
  found.plies = game.facts.plies;
  return found;
}

IndexedFacts::IndexedFacts(const Database& database, const std::string& index)
    : index_(index.empty() ? "." : index),
      facts_(database.prepare("SELECT path, line, \"column\", record, first, second, others, date, result, plies "
                              "FROM games WHERE id = ?")) {}

FoundGame IndexedFacts::of(std::int64_t game) {
  facts_.bind(1, game);
  facts_.find_row();
  FoundGame found;
  found.file = shown_path(index_, std::string(facts_.text(0)));
  found.line = facts_.count(1);
  found.column = facts_.count(2);
  found.record = facts_.count(3);
  for (const int column : {4, 5}) found.players.emplace_back(facts_.text(column));
  std::string_view others = facts_.text(6);
  while (!others.empty()) {
    const std::string_view name = others.substr(0, others.find('\n'));
    found.players.emplace_back(name);
    others.remove_prefix(std::min(others.size(), name.size() + 1));
  }
  found.date = facts_.text(7);
  found.result = facts_.text(8);
  found.plies = facts_.count(9);
  facts_.reset();
  return found;
}

std::string line_of(const FoundGame& found) {
  const GameHit& hit = found.hit;
  std::string out = text::format("{}:{}:{}: ", found.file, found.line, found.column);
  if (hit.ply) {
    const bool is_long = hit.last_ply.value_or(*hit.ply) != *hit.ply;
    out += is_long ? text::format("after plies {} to {} of {}", *hit.ply, *hit.last_ply, found.plies)
                   : text::format("after ply {} of {}", *hit.ply, found.plies);
    if (hit.is_mirrored) out += ", mirrored";
    if (!is_long && !hit.move.empty()) out += text::format(", before `{}`", hit.move);
  } else {
    out += text::format("{} {}", found.plies, found.plies == 1 ? "ply" : "plies");
  }
  std::string about = names_of(found.players);
  const auto add = [&](const std::string& fact) { about += (about.empty() || fact.empty() ? "" : ", ") + fact; };
  add(found.result.empty() ? "" : found.result == "draw" ? "a draw" : found.result + " wins");
  add(found.date);
  if (!about.empty()) out += "; " + about;
  return text::visible(out) + '\n';
}

std::string json_of(const FoundGame& found) {
  const GameHit& hit = found.hit;
  std::string out;
  text::JsonWriter json(out);
  json.begin_object().key("file").string(found.file);
  json.key("line").number(found.line).key("column").number(found.column);
  json.key("record").number(found.record);
  json.key("ply");
  hit.ply ? json.number(*hit.ply) : json.null();
  if (hit.last_ply) json.key("lastPly").number(*hit.last_ply);
  json.key("mirrored").boolean(hit.is_mirrored).key("move");
  hit.move.empty() ? json.null() : json.string(hit.move);
  json.key("plies").number(found.plies).key("players").begin_array();
  for (const std::string& name : found.players) json.string(name);
  json.end_array().key("date");
  found.date.empty() ? json.null() : json.string(found.date);
  json.key("result");
  found.result.empty() ? json.null() : json.string(found.result);
  json.end_object();
  return out + '\n';
}

}  // namespace plyglot::tool::archive
