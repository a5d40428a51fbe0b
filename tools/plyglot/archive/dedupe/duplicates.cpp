#include "plyglot/archive/dedupe/duplicates.hpp"

#include "plyglot/archive/store/game_entry.hpp"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace plyglot::tool::archive {
namespace {

struct Known {
  std::int64_t id = 0;
  std::uint32_t plies = 0;
  // How many of its headers are not empty.
  std::int64_t headers = 0;
  // Of the positions after each ply, as `play_after` has them.
  std::vector<std::uint64_t> plays;
  std::uint64_t end = 0;

  // Whether this one is kept rather than the other.
  bool is_better_than(const Known& other) const {
    if (plies != other.plies) return plies > other.plies;
    return headers != other.headers ? headers > other.headers : id < other.id;
  }
};

std::vector<Known> games_of(const Database& database, std::uint32_t least_plies) {
  Statement rows = database.prepare(
      "SELECT id, steps, (first IS NOT NULL) + (second IS NOT NULL) + (event IS NOT NULL) + (site IS NOT NULL) + "
      "(round IS NOT NULL) + (date IS NOT NULL) + (result IS NOT NULL), game || coalesce(type, '') FROM game "
      "WHERE plies >= ? ORDER BY id");
  rows.bind(1, std::int64_t{least_plies});
  std::vector<Known> games;
  while (rows.step()) {
    const Blob steps = rows.blob(1);
    // An index without later positions does not know how a game went on.
    if (steps.size() < 16) continue;
    Known& game = games.emplace_back();
    game.id = rows.rising(0);
    game.headers = rows.number(2);
    game.plies = static_cast<std::uint32_t>(steps.size() / 8 - 1);
    std::uint64_t play = std::hash<std::string_view>()(rows.text(3));
    for (std::size_t at = 0; at + 8 <= steps.size(); at += 8) {
      std::uint64_t place = 0;
      for (std::size_t i = 0; i < 8; ++i) place = place << 8 | steps[at + i];
      play = play_after(play, place);
      game.plays.push_back(play);
      game.end = place;
    }
  }
  return games;
}

}  // namespace

std::vector<Duplicate> find_duplicates(const Database& database, std::uint32_t least_plies) {
  const std::vector<Known> games = games_of(database, least_plies);
  // By what was played: the best game that was played so, and by what was played in the beginning, the best that goes
  // on from there, of those whose whole play begins another one.
  std::unordered_map<std::uint64_t, const Known*> whole;
  for (const Known& game : games) {
    const Known*& best = whole[game.plays.back()];
    if (best == nullptr || game.is_better_than(*best)) best = &game;
  }
  std::unordered_map<std::uint64_t, const Known*> longest;
  for (const Known& game : games) {
    for (std::size_t ply = least_plies; ply + 1 < game.plays.size(); ++ply) {
      if (!whole.contains(game.plays[ply])) continue;
      const Known*& best = longest[game.plays[ply]];
      if (best == nullptr || game.is_better_than(*best)) best = &game;
    }
  }
  std::vector<Duplicate> found;
  std::unordered_map<std::uint64_t, const Known*> ends;
  const auto kept_of = [&](const Known& game) {
    const auto going_on = longest.find(game.plays.back());
    return going_on != longest.end() ? going_on->second : whole.at(game.plays.back());
  };
  for (const Known& game : games) {
    if (kept_of(game) != &game) continue;
    const Known*& best = ends[game.end];
    if (best == nullptr || game.is_better_than(*best)) best = &game;
  }
  for (const Known& game : games) {
    const Known* const kept = kept_of(game);
    if (kept != &game) {
      const bool is_whole = kept->plies == game.plies;
      found.push_back(
          {is_whole ? Likeness::same_play : Likeness::beginning, game.id, kept->id, kept->plies - game.plies});
    } else if (ends.at(game.end) != &game) {
      found.push_back({Likeness::same_end, game.id, ends.at(game.end)->id, 0});
    }
  }
  return found;
}

}  // namespace plyglot::tool::archive
