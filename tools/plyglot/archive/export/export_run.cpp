// Games and positions of an index, written as tables and their partitions.
#include "plyglot/archive/export/export_files.hpp"
#include "plyglot/archive/open/opened_archive.hpp"
#include "plyglot/archive/stats/archive_stats.hpp"
#include "plyglot/archive/store/left_out.hpp"
#include "plyglot/run/usage_error.hpp"

#include "text/fnv.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

#include <algorithm>
#include <charconv>
#include <unordered_map>

namespace plyglot::tool {
namespace {

using namespace archive;

constexpr std::string_view columns_of_games[] = {"game_id",      "digest", "path",   "record",   "line",   "column",
                                                 "notation",     "game",   "type",   "first",    "second", "others",
                                                 "event",        "site",   "round",  "date",     "year",   "result",
                                                 "board_result", "plies",  "errors", "warnings", "infos"};
constexpr std::string_view columns_of_plies[] = {"game_id", "ply", "move", "before", "after"};
constexpr std::string_view columns_of_positions[] = {"game_id", "ply", "key", "place"};
constexpr ExportTable games_table{"games", columns_of_games};
constexpr ExportTable plies_table{"plies", columns_of_plies};
constexpr ExportTable positions_table{"positions", columns_of_positions};

struct Shard {
  // From 0; all games are in the only one of 1.
  std::uint64_t number = 0;
  std::uint64_t count = 1;

  bool has(std::uint64_t digest) const { return digest % count == number; }
};

// `2/8`.
Shard shard_of(const std::string& words) {
  Shard shard;
  if (words.empty()) return shard;
  const char* const end = words.data() + words.size();
  const auto [sign, first] = std::from_chars(words.data(), end, shard.number);
  const auto [stop, second] = sign == end || *sign != '/' ? std::from_chars_result{sign, std::errc::invalid_argument}
                                                          : std::from_chars(sign + 1, end, shard.count);
  if (first != std::errc() || second != std::errc() || stop != end || shard.number == 0 || shard.number > shard.count) {
    throw UsageError(text::format("`{}` is not a shard: the second of eight is `2/8`", words));
  }
  --shard.number;
  return shard;
}

// docs/archive-index.md tells other programs what goes in.
class GameDigest {
 public:
  void add(Blob bytes) {
    for (const unsigned char byte : bytes) sum_ = text::fnv(byte, sum_);
  }
  // With a zero byte after it.
  void add_word(std::string_view word) { sum_ = text::fnv('\0', text::fnv(word, sum_)); }
  std::uint64_t sum() const { return sum_; }

 private:
  std::uint64_t sum_ = text::fnv_begin;
};

std::string hexadecimal(Blob bytes) {
  constexpr const char* digits = "0123456789abcdef";
  std::string out;
  for (const unsigned char byte : bytes) (out += digits[byte >> 4]) += digits[byte & 15];
  return out;
}

class ExportRun {
 public:
  explicit ExportRun(const ExportOptions& options)
      : options_(options), run_(options.speech), shard_(shard_of(options.shard)), files_(options, suffix(), run_) {}
  int run();

 private:
  std::string suffix() const {
    return options_.shard.empty() ? std::string() : text::format("-{}-of-{}", shard_.number + 1, shard_.count);
  }
  bool is_wanted(const ExportTable& table) const {
    const auto& wanted = options_.tables;
    return wanted.empty() || std::find(wanted.begin(), wanted.end(), table.name) != wanted.end();
  }
  void check_options() const;
  void write();
  void write_games(const Database& database);
  void write_positions(const Database& database);
  std::string partition_of(const Statement& row, std::string_view year) const;

  const ExportOptions& options_;
  Run run_;
  Shard shard_;
  ExportFiles files_;
  // The partition of each game of the shard.
  std::unordered_map<std::int64_t, const std::string*> games_;
  std::map<std::string, bool> partitions_;
};

void ExportRun::check_options() const {
  if (!options_.output.empty()) return;
  if (!options_.partitions.empty()) throw UsageError("--partition makes files: name a folder for them, `-o DIR`");
  if (options_.tables.size() != 1) {
    throw UsageError("name a folder for the tables, `-o DIR`, or choose one with --table");
  }
}

constexpr const char* rows_of_games =
    "SELECT game.id, game.game, type, steps, path, record, line, \"column\", language, first, second, others, event, "
    "site, round, date, result, board_result, plies, errors, warnings, infos "
    "FROM game JOIN file ON file.id = game.file ORDER BY game.id";

std::string ExportRun::partition_of(const Statement& row, std::string_view year) const {
  std::string partition;
  for (const std::string& column : options_.partitions) {
    const std::string_view value = column == "game"       ? row.text(1)
                                   : column == "type"     ? row.text(2)
                                   : column == "notation" ? notation_of_stored(row.text(8))
                                   : column == "result"   ? row.text(16)
                                                          : year;
    partition += (partition.empty() ? "" : "/") + partition_folder(column, value);
  }
  return partition;
}

void ExportRun::write_games(const Database& database) {
  ExportRow out(options_.format, games_table.columns);
  Statement row = database.prepare(rows_of_games);
  while (row.step()) {
    const std::int64_t game = row.rising(0);
    GameDigest digest;
    digest.add_word(row.text(1));
    digest.add_word(row.text(2));
    digest.add(row.blob(3));
    if (!shard_.has(digest.sum())) continue;
    const std::string year = year_of(row.text(15));
    const std::string& partition = partitions_.try_emplace(partition_of(row, year)).first->first;
    games_[game] = &partition;
    if (!is_wanted(games_table)) continue;
    out.number(game).text(text::format("{:016x}", digest.sum()));
    out.text(row.text(4));
    out.number(row.number(5)).number(row.number(6)).number(row.number(7));
    out.text(notation_of_stored(row.text(8))).text(row.text(1)).text(row.text(2));
    for (int column = 9; column <= 15; ++column) out.text(row.text(column));
    year.empty() ? out.text("") : out.number(std::stoi(year));
    out.text(row.text(16)).text(row.text(17));
    for (int column = 18; column <= 21; ++column) out.number(row.number(column));
    files_.add(games_table, partition, out.take());
  }
}

// A ply is known when the position after it is, which comes next.
void ExportRun::write_positions(const Database& database) {
  ExportRow plies(options_.format, plies_table.columns);
  ExportRow positions(options_.format, positions_table.columns);
  Statement row = database.prepare(
      "SELECT game, ply, key, place, word.text FROM position LEFT JOIN word ON word.id = move ORDER BY game, ply");
  struct {
    std::int64_t game = 0;
    std::int64_t ply = 0;
    std::string key;
    std::string move;
    const std::string* partition = nullptr;
  } before;
  const auto add_ply = [&](std::string_view after) {
    if (before.move.empty() || !is_wanted(plies_table)) return;
    plies.number(before.game).number(before.ply + 1).text(before.move).text(before.key).text(after);
    files_.add(plies_table, *before.partition, plies.take());
  };
  while (row.step()) {
    const std::int64_t game = row.number(0);
    const auto found = games_.find(game);
    if (found == games_.end()) continue;
    const std::string key = hexadecimal(row.blob(2));
    add_ply(game == before.game ? std::string_view(key) : std::string_view());
    before = {game, row.count(1), key, std::string(row.text(4)), found->second};
    if (!is_wanted(positions_table)) continue;
    positions.number(game).number(before.ply).text(key);
    positions.text(text::format("{:016x}", static_cast<std::uint64_t>(row.number(3))));
    files_.add(positions_table, *found->second, positions.take());
  }
  add_ply({});
}

void ExportRun::write() {
  const Database database = open_archive(options_.input, options_.index, run_);
  if (options_.partitions.empty()) {
    for (const ExportTable& table : {games_table, plies_table, positions_table}) {
      if (is_wanted(table)) files_.begin(table, {});
    }
  }
  write_games(database);
  if (is_wanted(plies_table) || is_wanted(positions_table)) write_positions(database);
  files_.commit();
  std::string line = text::counted(games_.size(), "game");
  if (files_.size() != 0) line += text::format(" in {}", text::counted(files_.size(), "file"));
  run_.note(line);
  note_left_out(database, options_.input, options_.index, run_);
}

int ExportRun::run() {
  check_options();
  try {
    write();
  } catch (const DatabaseError& problem) {
    run_.failure(problem.what());
  } catch (const FileError& problem) {
    run_.failure(problem.what());
  }
  return run_.finish();
}

}  // namespace

int export_games(const ExportOptions& options) { return ExportRun(options).run(); }

}  // namespace plyglot::tool
