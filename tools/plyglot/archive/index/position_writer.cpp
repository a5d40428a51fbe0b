#include "plyglot/archive/index/position_writer.hpp"

#include "plyglot/archive/store/schema.hpp"

#include <future>
#include <map>

namespace plyglot::tool::archive {

PositionTable::PositionTable(Database& database)
    : insert_(database.prepare("INSERT INTO position (place, game, ply, key, move, next) VALUES (?, ?, ?, ?, ?, ?)")) {}

void PositionTable::insert(const PositionRow& row) {
  const KeyBytes key = bytes_of(row.key);
  insert_.bind(1, row.place)
      .bind(2, std::int64_t{row.game})
      .bind(3, std::int64_t{row.ply})
      .bind(4, Blob(key))
      .bind(5, row.move != 0 ? std::optional<std::int64_t>(row.move) : std::nullopt)
      .bind(6, row.has_next ? std::optional(row.next) : std::nullopt)
      .run();
}

void PlaceCounter::add(const PositionRow& row, const GameResult& result) {
  if (!rows_.empty() && row.place != rows_.front().first.place) flush();
  rows_.emplace_back(row, &result);
}

void PlaceCounter::flush() {
  if (rows_.size() >= counted_from) count();
  rows_.clear();
}

void PlaceCounter::count() {
  std::map<std::pair<KeyBytes, std::int64_t>, Continuation> counted;
  for (const auto& [row, result] : rows_) {
    const KeyBytes key = bytes_of(row.key);
    counted[{key, whichever_next}].add(row.game, row.ply, *result);
    if (row.has_next) counted[{key, row.next}].add(row.game, row.ply, *result);
  }
  for (const auto& [what, continuation] : counted) table_.put(what.first, what.second, continuation);
}

void write_positions(Database& database, PositionSorter& positions, const IndexWriter& games,
                     const std::function<void(std::uint64_t)>& progress) {
  PositionTable table(database);
  ContinuationTable continuations(database);
  PlaceCounter counter(continuations);
  std::uint64_t written = 0;
  // The next block is merged while this one is written.
  const auto ahead = [&] { return std::async(std::launch::async, [&] { return positions.next_block(); }); };
  std::future<std::vector<PositionRow>> coming = ahead();
  for (std::vector<PositionRow> rows = coming.get(); !rows.empty(); rows = coming.get()) {
    coming = ahead();
    for (const PositionRow& row : rows) {
      table.insert(row);
      counter.add(row, games.result_of(row.game));
    }
    written += rows.size();
    progress(written);
  }
  counter.flush();
}

}  // namespace plyglot::tool::archive
