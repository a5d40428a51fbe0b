#include "plyglot/archive/store/schema.hpp"

#include "plyglot/archive/store/recovery.hpp"
#include "plyglot/config/regular_file.hpp"

#include "text/format.hpp"

#include <filesystem>

namespace plyglot::tool::archive {
namespace {

// "plyg" in ASCII: by this SQLite's header tells an index from other databases.
constexpr std::int64_t application_id = 0x706C7967;

constexpr const char* tables = R"(
CREATE TABLE file (
  id INTEGER PRIMARY KEY,
  path TEXT NOT NULL UNIQUE,
  size INTEGER NOT NULL,
  seconds INTEGER NOT NULL,
  nanoseconds INTEGER NOT NULL,
  number INTEGER NOT NULL,
  changed_seconds INTEGER NOT NULL,
  changed_nanoseconds INTEGER NOT NULL,
  digest INTEGER NOT NULL,
  language TEXT NOT NULL);

CREATE TABLE chunk (
  id INTEGER PRIMARY KEY,
  file INTEGER NOT NULL,
  begin INTEGER NOT NULL,
  size INTEGER NOT NULL,
  line INTEGER NOT NULL,
  records_before INTEGER NOT NULL,
  facts INTEGER NOT NULL,
  digest INTEGER NOT NULL);
CREATE INDEX chunk_by_file ON chunk (file);

CREATE TABLE game (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  file INTEGER NOT NULL,
  chunk INTEGER NOT NULL,
  record INTEGER NOT NULL,
  begin INTEGER NOT NULL,
  size INTEGER NOT NULL,
  line INTEGER NOT NULL,
  "column" INTEGER NOT NULL,
  game TEXT NOT NULL,
  type TEXT,
  first TEXT,
  second TEXT,
  others TEXT,
  event TEXT,
  site TEXT,
  round TEXT,
  date TEXT,
  result TEXT,
  board_result TEXT,
  plies INTEGER NOT NULL,
  errors INTEGER NOT NULL,
  warnings INTEGER NOT NULL,
  infos INTEGER NOT NULL,
  play INTEGER,
  steps BLOB);
CREATE INDEX game_by_file ON game (file);
CREATE INDEX game_by_kind ON game (game, type) WHERE plies > 0;

CREATE TABLE finding (
  game INTEGER NOT NULL,
  name TEXT NOT NULL,
  severity TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (game, name)) WITHOUT ROWID;

CREATE TABLE left_out (
  file INTEGER NOT NULL,
  name TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (file, name)) WITHOUT ROWID;

CREATE TABLE word (
  id INTEGER PRIMARY KEY,
  text TEXT NOT NULL UNIQUE);

CREATE TABLE position (
  place INTEGER NOT NULL,
  game INTEGER NOT NULL,
  ply INTEGER NOT NULL,
  key BLOB NOT NULL,
  move INTEGER,
  next INTEGER,
  PRIMARY KEY (place, game, ply)) WITHOUT ROWID;

CREATE TABLE continuation (
  key BLOB NOT NULL,
  next INTEGER NOT NULL,
  games INTEGER NOT NULL,
  first_wins INTEGER NOT NULL,
  second_wins INTEGER NOT NULL,
  draws INTEGER NOT NULL,
  other_wins INTEGER NOT NULL,
  last_date TEXT,
  game INTEGER NOT NULL,
  ply INTEGER NOT NULL,
  PRIMARY KEY (key, next)) WITHOUT ROWID;

CREATE VIEW games AS
  SELECT game.id AS id, path, record, line, "column", game, type, first AS white, second AS black, first, second,
    others, event, site, round, date, result, board_result, plies, errors, warnings, infos, language
  FROM game JOIN file ON file.id = game.file;

CREATE VIEW positions AS
  SELECT lower(hex(key)) AS key, position.game AS game, ply, word.text AS move
  FROM position LEFT JOIN word ON word.id = position.move;
)";

// Whether all that `tables` defines is there, word for word. A view of another one's could be endless, and a table may
// have columns that are worked out.
void check_tables(const Database& database) {
  const std::string_view all = tables;
  std::size_t wanted = 0;
  for (std::size_t at = all.find("\nCREATE "); at != all.npos; at = all.find("\nCREATE ", at + 1)) ++wanted;
  std::size_t found = 0;
  Statement rows = database.prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL");
  while (rows.step()) {
    const std::string definition = text::format("\n{};", rows.text(0));
    if (all.find(definition) != all.npos) ++found;
  }
  if (found != wanted) throw DatabaseError(database.file(), "its tables are not those of an index: make it again");
}

std::int64_t pragma(const Database& database, const char* name) {
  Statement statement = database.prepare(text::format("PRAGMA {}", name));
  return statement.step() ? statement.number(0) : 0;
}

}  // namespace

void create_tables(Database& database) {
  database.run(text::format("PRAGMA application_id = {}; PRAGMA user_version = {};", application_id, schema_version));
  database.run(tables);
}

// By SQLite's header, which a damaged file has too: that one is an index that must be made again.
bool is_index(const std::string& file) {
  using namespace std::string_view_literals;
  constexpr std::string_view format = "SQLite format 3\0"sv;
  constexpr std::size_t place_of_id = 68;
  const std::string header = RegularFile(file).bytes(0, place_of_id + 4);
  if (header.size() < place_of_id + 4) return false;
  std::int64_t id = 0;
  for (const char byte : header.substr(place_of_id)) id = id << 8 | static_cast<unsigned char>(byte);
  return header.starts_with(format) && id == application_id;
}

Database open_index(const std::string& file, Database::Access access) {
  std::error_code ignored;
  if (!std::filesystem::exists(file, ignored)) throw DatabaseError(text::format("{}: there is no such file", file));
  const std::string problem = RegularFile(file).problem();
  if (!problem.empty()) throw DatabaseError(file, problem);
  if (!is_index(file)) throw DatabaseError(text::format("{} is not an index of plyglot", file));
  check_journal(file);
  Database database(file, access);
  const std::int64_t version = pragma(database, "user_version");
  if (version != schema_version) {
    throw DatabaseError(
        text::format("{0} is an index of version {1}, and this plyglot reads version {2}: make it again from the files "
                     "that it is of "
                     "with `plyglot index FILE... -o {0}`",
                     file, version, schema_version));
  }
  check_tables(database);
  return database;
}

}  // namespace plyglot::tool::archive
