#include "plyglot/archive/index/index_change.hpp"

#include "plyglot/archive/index/interruption.hpp"
#include "plyglot/archive/store/schema.hpp"

#include <algorithm>
#include <deque>

namespace plyglot::tool::archive {
bool IndexChange::Passing::is_new(std::uint32_t of, const KeyBytes& key, std::int64_t next) {
  if (of != game) seen.clear();
  game = of;
  return seen.emplace(key, next).second;
}

IndexChange::IndexChange(Database& database) : database_(database), continuations_(database) {}

void IndexChange::remove_file(std::int64_t file) {
  Statement games = database_.prepare("SELECT id, steps, result, date FROM game WHERE file = ?");
  games.bind(1, file);
  while (games.step()) {
    Interruption::check();
    remove_game(games.count(0), games.blob(1), {ending_of_word(games.text(2)), std::string(games.text(3))});
  }
  database_.prepare("DELETE FROM finding WHERE game IN (SELECT id FROM game WHERE file = ?)").bind(1, file).run();
  for (const char* sql : {"DELETE FROM game WHERE file = ?", "DELETE FROM left_out WHERE file = ?",
                          "DELETE FROM chunk WHERE file = ?", "DELETE FROM file WHERE id = ?"}) {
    database_.prepare(sql).bind(1, file).run();
  }
}

void IndexChange::remove_game(std::int64_t game, Blob steps, const GameResult& result) {
  Statement find = database_.prepare("SELECT key, next FROM position WHERE place = ? AND game = ? AND ply = ?");
  Statement remove = database_.prepare("DELETE FROM position WHERE place = ? AND game = ? AND ply = ?");
  Passing passing;
  for (std::size_t ply = 0; ply < steps.size() / 8; ++ply) {
    std::uint64_t place = 0;
    for (std::size_t i = 0; i < 8; ++i) place = place << 8 | steps[8 * ply + i];
    for (Statement* statement : {&find, &remove}) {
      statement->bind(1, static_cast<std::int64_t>(place)).bind(2, game).bind(3, static_cast<std::int64_t>(ply));
    }
    if (find.step()) {
      const KeyBytes key = bytes_of(key_of(find.blob(0)));
      const auto uncount = [&](std::int64_t next) {
        if (!passing.is_new(static_cast<std::uint32_t>(game), key, next)) return;
        Change& change = changes_[{key, next}];
        change.place = static_cast<std::int64_t>(place);
        --change.games;
        --change.endings[static_cast<std::size_t>(result.ending)];
        change.removed_games.insert(static_cast<std::uint32_t>(game));
        change.last_removed_date = std::max(change.last_removed_date, result.date);
      };
      uncount(whichever_next);
      if (!find.is_null(1)) uncount(find.number(1));
    }
    find.reset();
    remove.run();
  }
}

void IndexChange::add(PositionSorter& positions, const IndexWriter& games) {
  PositionTable table(database_);
  // Rows come by place, so that a game may come back: it is known by what it did at this place.
  std::map<std::uint32_t, Passing> passing;
  std::int64_t place = 0;
  const auto add_row = [&](const PositionRow& row) {
    table.insert(row);
    if (row.place != place) passing.clear();
    place = row.place;
    const KeyBytes key = bytes_of(row.key);
    const auto count = [&](std::int64_t next) {
      if (!passing[row.game].is_new(row.game, key, next)) return;
      Change& change = changes_[{key, next}];
      const GameResult& result = games.result_of(row.game);
      change.place = place;
      ++change.games;
      ++change.endings[static_cast<std::size_t>(result.ending)];
      change.added.add(row.game, row.ply, result);
    };
    count(whichever_next);
    if (row.has_next) count(row.next);
  };
  for (auto rows = positions.next_block(); !rows.empty(); rows = positions.next_block()) {
    Interruption::check();
    std::for_each(rows.begin(), rows.end(), add_row);
  }
}

// Either all ways in which games went on from a position are counted, or none: who finds none counts rows.
void IndexChange::finish() {
  std::map<KeyBytes, bool> is_counted;
  std::set<std::int64_t> uncounted;
  for (const auto& [what, change] : changes_) {
    Interruption::check();
    const auto [known, is_first] = is_counted.try_emplace(what.first, false);
    if (is_first) known->second = continuations_.has(what.first);
    if (known->second) {
      apply(what.first, what.second, change);
    } else if (change.added.games != 0) {
      uncounted.insert(change.place);
    }
  }
  for (const std::int64_t place : uncounted) {
    Interruption::check();
    count_again(place);
  }
}

void IndexChange::apply(const KeyBytes& key, std::int64_t next, const Change& change) {
  std::optional<Continuation> counted = continuations_.find(key, next);
  if (!counted) counted.emplace();
  const bool was_empty = counted->games == 0;
  counted->games += change.games;
  for (std::size_t i = 0; i < change.endings.size(); ++i) counted->endings[i] += change.endings[i];
  if (counted->games <= 0) return continuations_.remove(key, next);
  const bool is_example_gone = was_empty || change.removed_games.contains(counted->game);
  const bool is_date_gone = !change.last_removed_date.empty() && change.last_removed_date == counted->last_date &&
                            change.added.last_date < counted->last_date;
  if (is_example_gone && change.added.games != 0) {
    counted->game = change.added.game;
    counted->ply = change.added.ply;
  }
  counted->last_date = std::max(counted->last_date, change.added.last_date);
  if ((is_example_gone && change.added.games == 0) || is_date_gone) {
    Statement left = database_.prepare(
        "SELECT position.game, ply, date FROM position JOIN game ON "
        "game.id = position.game WHERE place = ?1 AND key = ?2 AND (next = ?3 OR ?3 = ?4) ORDER BY position.game, ply");
    left.bind(1, change.place).bind(2, Blob(key)).bind(3, next).bind(4, whichever_next);
    Continuation found;
    while (left.step()) {
      found.add(left.count(0), left.count(1), {Ending::open, std::string(left.text(2))});
    }
    counted->game = found.game;
    counted->ply = found.ply;
    counted->last_date = found.last_date;
  }
  continuations_.put(key, next, *counted);
}

void IndexChange::count_again(std::int64_t place) {
  Statement rows = database_.prepare(
      "SELECT key, next, position.game, ply, result, date FROM position JOIN game ON "
      "game.id = position.game WHERE place = ? ORDER BY position.game, ply");
  rows.bind(1, place);
  PlaceCounter counter(continuations_);
  std::deque<GameResult> results;
  while (rows.step()) {
    PositionRow row;
    row.place = place;
    row.key = key_of(rows.blob(0));
    row.has_next = !rows.is_null(1);
    row.next = rows.number(1);
    row.game = rows.count(2);
    row.ply = rows.count(3);
    results.push_back({ending_of_word(rows.text(4)), std::string(rows.text(5))});
    counter.add(row, results.back());
  }
  counter.flush();
}

}  // namespace plyglot::tool::archive
