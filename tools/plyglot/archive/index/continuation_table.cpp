#include "plyglot/archive/index/continuation_table.hpp"

#include <algorithm>

namespace plyglot::tool::archive {

void Continuation::add(std::uint32_t passing, std::uint32_t at, const GameResult& result) {
  if (game_before_ == passing) return;
  game_before_ = passing;
  if (games == 0) {
    game = passing;
    ply = at;
  }
  ++games;
  ++endings[static_cast<std::size_t>(result.ending)];
  last_date = std::max(last_date, result.date);
}

Continuation continuation_in(const Statement& row, int first) {
  constexpr Ending endings[] = {Ending::first_wins, Ending::second_wins, Ending::draw, Ending::others_win};
  Continuation counted;
  counted.games = row.count(first);
  std::int64_t ended = 0;
  for (int i = 0; i < 4; ++i) {
    const std::int64_t games = row.count(first + 1 + i);
    counted.endings[static_cast<std::size_t>(endings[i])] = games;
    ended += games;
  }
  if (counted.games == 0 || ended > counted.games) row.fail_as_damaged();
  counted.last_date = row.text(first + 5);
  counted.game = row.count(first + 6);
  counted.ply = row.count(first + 7);
  return counted;
}

ContinuationTable::ContinuationTable(Database& database)
    : has_(database.prepare("SELECT 1 FROM continuation WHERE key = ? LIMIT 1")),
      find_(database.prepare("SELECT games, first_wins, second_wins, draws, other_wins, last_date, game, ply "
                             "FROM continuation WHERE key = ? AND next = ?")),
      put_(database.prepare("INSERT OR REPLACE INTO continuation (key, next, games, first_wins, second_wins, draws, "
                            "other_wins, last_date, game, ply) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")),
      remove_(database.prepare("DELETE FROM continuation WHERE key = ? AND next = ?")),
      remove_all_(database.prepare("DELETE FROM continuation WHERE key = ?")) {}

bool ContinuationTable::has(const KeyBytes& key) {
  has_.bind(1, Blob(key));
  const bool has = has_.step();
  has_.reset();
  return has;
}

std::optional<Continuation> ContinuationTable::find(const KeyBytes& key, std::int64_t next) {
  find_.bind(1, Blob(key)).bind(2, next);
  if (!find_.step()) return std::nullopt;
  Continuation found = continuation_in(find_, 0);
  find_.reset();
  return found;
}

void ContinuationTable::put(const KeyBytes& key, std::int64_t next, const Continuation& counted) {
  const auto ended = [&](Ending ending) { return counted.endings[static_cast<std::size_t>(ending)]; };
  put_.bind(1, Blob(key))
      .bind(2, next)
      .bind(3, counted.games)
      .bind(4, ended(Ending::first_wins))
      .bind(5, ended(Ending::second_wins))
      .bind(6, ended(Ending::draw))
      .bind(7, ended(Ending::others_win))
      .bind_or_null(8, counted.last_date)
      .bind(9, std::int64_t{counted.game})
      .bind(10, std::int64_t{counted.ply})
      .run();
}

void ContinuationTable::remove(const KeyBytes& key, std::int64_t next) {
  remove_.bind(1, Blob(key)).bind(2, next).run();
}
void ContinuationTable::remove_all(const KeyBytes& key) { remove_all_.bind(1, Blob(key)).run(); }

}  // namespace plyglot::tool::archive
