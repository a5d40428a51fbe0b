#include "plyglot/archive/stats/opening_counts.hpp"

#include <plyglot/game.hpp>

#include <algorithm>

namespace plyglot::tool::archive {
namespace {

struct Counted {
  std::string type;
  // The places of its positions, as the column `steps` has them.
  std::vector<std::int64_t> places;
  std::int64_t example = 0;
  std::int64_t games = 0;
  Endings endings{};
};

std::vector<std::int64_t> places_of(Blob steps) {
  std::vector<std::int64_t> places;
  for (std::size_t at = 0; at + 8 <= steps.size(); at += 8) {
    std::uint64_t place = 0;
    for (std::size_t i = 0; i < 8; ++i) place = place << 8 | steps[at + i];
    places.push_back(static_cast<std::int64_t>(place));
  }
  return places;
}

bool play_to(toolchain::Game& game, std::int64_t place, std::vector<std::string>& words) {
  for (const toolchain::LegalMove& move : game.moves()) {
    if (!game.play(move.words).is_played) continue;
    if (place_of(game.keys()) == place) {
      words.push_back(move.words);
      return true;
    }
    game.undo();
  }
  return false;
}

// None if a new game does not go like this.
std::vector<std::string> words_of_new_game(std::string_view id, const Counted& opening) {
  std::string problem;
  std::vector<std::pair<std::string, std::string>> options;
  if (id == "hive") options.emplace_back("type", opening.type);
  std::optional<toolchain::Game> game;
  if (id != "homeworlds") game = toolchain::Game::start(id, options, problem);
  std::vector<std::string> words;
  if (!game || place_of(game->keys()) != opening.places.front()) return words;
  for (std::size_t ply = 1; ply < opening.places.size(); ++ply) {
    if (!play_to(*game, opening.places[ply], words)) return {};
  }
  return words;
}

std::vector<std::string> words_of_example(const Database& database, const Counted& opening) {
  Statement row = database.prepare(
      "SELECT text FROM position JOIN word ON word.id = move WHERE place = ? AND game = ? AND ply = ?");
  std::vector<std::string> words;
  for (std::size_t ply = 0; ply + 1 < opening.places.size(); ++ply) {
    row.bind(1, opening.places[ply]).bind(2, opening.example).bind(3, static_cast<std::int64_t>(ply));
    words.emplace_back(row.step() ? row.text(0) : "?");
    row.reset();
  }
  return words;
}

}  // namespace

Openings openings_of(const Database& database, std::string_view game, std::uint32_t plies, std::size_t limit) {
  Statement rows = database.prepare(
      "SELECT coalesce(type, ''), substr(steps, 1, ?), min(id), count(*), sum(result = 'first'), "
      "sum(result = 'second'), sum(result IN ('third', 'fourth')), sum(result = 'draw') FROM game "
      "WHERE game = ? AND plies >= ? AND length(steps) >= ? GROUP BY 1, 2 ORDER BY 4 DESC, 3");
  const std::int64_t size = (std::int64_t{plies} + 1) * 8;
  rows.bind(1, size).bind(2, game).bind(3, std::int64_t{plies}).bind(4, size);
  Openings found;
  std::vector<Counted> shown;
  while (rows.step()) {
    ++found.count;
    found.games += rows.number(3);
    if (shown.size() == limit) continue;
    Counted& opening = shown.emplace_back();
    opening.type = rows.text(0);
    opening.places = places_of(rows.blob(1));
    opening.example = rows.number(2);
    opening.games = rows.number(3);
    const Ending endings[] = {Ending::first_wins, Ending::second_wins, Ending::others_win, Ending::draw};
    std::int64_t ended = 0;
    for (int i = 0; i < 4; ++i) {
      opening.endings[static_cast<std::size_t>(endings[i])] = rows.number(4 + i);
      ended += rows.number(4 + i);
    }
    opening.endings[static_cast<std::size_t>(Ending::open)] = opening.games - ended;
  }
  for (const Counted& opening : shown) {
    std::vector<std::string> words = words_of_new_game(game, opening);
    if (words.empty()) words = words_of_example(database, opening);
    found.shown.push_back({opening.type, std::move(words), opening.games, opening.endings});
  }
  return found;
}

}  // namespace plyglot::tool::archive
