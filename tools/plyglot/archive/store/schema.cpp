#include "plyglot/archive/store/schema.hpp"

#include "text/format.hpp"

#include <filesystem>
#include <fstream>

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
  digest INTEGER NOT NULL,
  language TEXT NOT NULL);

CREATE TABLE chunk (
  id INTEGER PRIMARY KEY,
  file INTEGER NOT NULL,
  begin INTEGER NOT NULL,
  size INTEGER NOT NULL,
  line INTEGER NOT NULL,
  records_before INTEGER NOT NULL,
  facts INTEGER NOT NULL);
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
  std::string header(place_of_id + 4, '\0');
  std::ifstream in(file, std::ios::binary);
  if (!in.read(header.data(), static_cast<std::streamsize>(header.size()))) return false;
  std::int64_t id = 0;
  for (const char byte : header.substr(place_of_id)) id = id << 8 | static_cast<unsigned char>(byte);
  return header.starts_with(format) && id == application_id;
}

Database open_index(const std::string& file, Database::Access access) {
  std::error_code ignored;
  if (!std::filesystem::exists(file, ignored)) throw DatabaseError(text::format("{}: there is no such file", file));
  if (!is_index(file)) throw DatabaseError(text::format("{} is not an index of plyglot", file));
  Database database(file, access);
  const std::int64_t version = pragma(database, "user_version");
  if (version != schema_version) {
    throw DatabaseError(text::format("{} is an index of version {}, and this plyglot reads version {}: make it again",
                                     file, version, schema_version));
  }
  return database;
}

}  // namespace plyglot::tool::archive
