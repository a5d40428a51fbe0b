#include "plyglot/archive/index/index_writer.hpp"

#include "plyglot/archive/store/digest.hpp"

#include <cstring>

namespace plyglot::tool::archive {
namespace {

void append_bytes(std::uint64_t value, unsigned char* to) {
  for (int i = 0; i < 8; ++i) to[i] = static_cast<unsigned char>(value >> (56 - 8 * i));
}

std::uint64_t read_bytes(const unsigned char* from) {
  std::uint64_t value = 0;
  for (int i = 0; i < 8; ++i) value = value << 8 | from[i];
  return value;
}

// All players after the second one, a line each.
std::string others_of(const std::vector<std::string>& players) {
  std::string out;
  for (std::size_t i = 2; i < players.size(); ++i) out += (out.empty() ? "" : "\n") + players[i];
  return out;
}

// 0 if there is none.
std::uint32_t last_used(const Database& database, const char* sql) {
  Statement statement = database.prepare(sql);
  return statement.step() && !statement.is_null(0) ? statement.count(0) : 0;
}

}  // namespace

std::array<unsigned char, 16> bytes_of(const PositionKey& key) {
  std::array<unsigned char, 16> bytes{};
  append_bytes(key.high, bytes.data());
  append_bytes(key.low, bytes.data() + 8);
  return bytes;
}

PositionKey key_of(Blob bytes) {
  if (bytes.size() != 16) return {};
  return {read_bytes(bytes.data()), read_bytes(bytes.data() + 8)};
}

IndexWriter::IndexWriter(Database& database, PositionSorter& positions, bool is_new)
    : database_(database),
      positions_(positions),
      insert_chunk_(database.prepare(
          "INSERT INTO chunk (file, begin, size, line, records_before, facts, digest) VALUES (?, ?, ?, ?, ?, ?, ?)")),
      insert_game_(database.prepare(
          "INSERT INTO game (file, chunk, record, begin, size, line, \"column\", game, type, first, second, others, "
          "event, site, round, date, result, board_result, plies, errors, warnings, infos, play, steps) "
          "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")),
      insert_finding_(database.prepare("INSERT INTO finding (game, name, severity, count) VALUES (?, ?, ?, ?)")),
      insert_file_(database.prepare("INSERT INTO file (id, path, size, seconds, nanoseconds, number, "
                                    "changed_seconds, changed_nanoseconds, digest, language) "
                                    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")),
      count_left_out_(database.prepare("INSERT INTO left_out (file, name, count) VALUES (?, ?, ?) "
                                       "ON CONFLICT (file, name) DO UPDATE SET count = count + excluded.count")),
      insert_word_(database.prepare("INSERT INTO word (text) VALUES (?)")),
      find_word_(database.prepare("SELECT id FROM word WHERE text = ?")),
      is_new_(is_new) {
  if (is_new) return;
  last_file_ = last_used(database, "SELECT max(id) FROM file");
  // Ids of games are never used again (AUTOINCREMENT).
  first_game_ = 1 + last_used(database, "SELECT max(seq) FROM sqlite_sequence WHERE name = 'game'");
}

std::int64_t IndexWriter::add_chunk(std::int64_t file, const toolchain::Chunk& chunk) {
  insert_chunk_.bind(1, file)
      .bind(2, std::int64_t{chunk.source.base})
      .bind(3, static_cast<std::int64_t>(chunk.source.text.size()))
      .bind(4, std::int64_t{chunk.source.first_line})
      .bind(5, std::int64_t{chunk.records_before})
      .bind(6, std::int64_t{chunk.facts})
      .bind(7, static_cast<std::int64_t>(digest_of(chunk.source.text)))
      .run();
  return database_.last_id();
}

std::uint32_t IndexWriter::word(const std::string& text) {
  if (text.empty()) return 0;
  const auto [known, is_first] = words_.try_emplace(text, 0);
  if (!is_first) return known->second;
  if (!is_new_) {
    find_word_.bind(1, std::string_view(text));
    if (find_word_.step()) known->second = find_word_.count(0);
    find_word_.reset();
  }
  if (known->second == 0) {
    insert_word_.bind(1, std::string_view(text)).run();
    known->second = static_cast<std::uint32_t>(database_.last_id());
  }
  return known->second;
}

void IndexWriter::add_game(std::int64_t file, std::int64_t chunk, const GameEntry& game) {
  const toolchain::RecordFacts& facts = game.facts;
  const auto player = [&](std::size_t seat) {
    return seat < facts.players.size() ? std::string_view(facts.players[seat]) : std::string_view();
  };
  const std::string others = others_of(facts.players);
  steps_.resize(game.positions.size() * 8);
  for (std::size_t ply = 0; ply < game.positions.size(); ++ply) {
    append_bytes(static_cast<std::uint64_t>(place_of(game.positions[ply].keys)), steps_.data() + 8 * ply);
  }
  insert_game_.bind(1, file)
      .bind(2, chunk)
      .bind(3, std::int64_t{game.record})
      .bind(4, std::int64_t{game.span.begin})
      .bind(5, std::int64_t{game.span.end - game.span.begin})
      .bind(6, std::int64_t{game.place.line})
      .bind(7, std::int64_t{game.place.code_point_column})
      .bind(8, std::string_view(facts.game))
      .bind_or_null(9, facts.type)
      .bind_or_null(10, player(0))
      .bind_or_null(11, player(1))
      .bind_or_null(12, others)
      .bind_or_null(13, facts.event)
      .bind_or_null(14, facts.site)
      .bind_or_null(15, facts.round)
      .bind_or_null(16, facts.date)
      .bind_or_null(17, result_word(facts.outcome()))
      .bind_or_null(18, result_word(facts.on_board))
      .bind(19, std::int64_t{facts.plies})
      .bind(20, std::int64_t{game.count(diagnostics::Severity::error)})
      .bind(21, std::int64_t{game.count(diagnostics::Severity::warning)})
      .bind(22, std::int64_t{game.count(diagnostics::Severity::info)})
      .bind(23, game.play())
      .bind(24, Blob(steps_))
      .run();
  const std::int64_t id = database_.last_id();
  // Positions name games by their numbers, which come one after another.
  if (id != std::int64_t{first_game_} + static_cast<std::int64_t>(results_.size())) insert_game_.fail_as_damaged();
  results_.push_back({ending_of(facts.outcome()), facts.date});
  for (const auto& [name, found] : game.findings) {
    insert_finding_.bind(1, id)
        .bind(2, diagnostics::catalogue_entry(name).name)
        .bind(3, diagnostics::name_of(found.severity))
        .bind(4, std::int64_t{found.count})
        .run();
  }
  position_count_ += game.positions.size();
  for (std::size_t ply = 0; ply < game.positions.size(); ++ply) {
    const toolchain::PlayedPosition& position = game.positions[ply];
    PositionRow row;
    row.place = place_of(position.keys);
    row.key = position.keys.key;
    row.game = static_cast<std::uint32_t>(id);
    row.ply = static_cast<std::uint32_t>(ply);
    row.move = word(position.move);
    row.has_next = ply + 1 < game.positions.size();
    if (row.has_next) row.next = next_of(game.positions[ply + 1].keys);
    positions_.add(row);
  }
}

void IndexWriter::add(std::int64_t file, const toolchain::Chunk& chunk, const ReadGames& read) {
  if (!read.games.empty()) {
    const std::int64_t id = add_chunk(file, chunk);
    for (const GameEntry& game : read.games) add_game(file, id, game);
  }
  for (const auto& [name, count] : read.left_out) {
    count_left_out_.bind(1, file).bind(2, std::string_view(name)).bind(3, static_cast<std::int64_t>(count)).run();
  }
}

void IndexWriter::add_file(const IndexedFile& file) {
  insert_file_.bind(1, file.id)
      .bind(2, std::string_view(file.path))
      .bind(3, file.known.version.size)
      .bind(4, file.known.version.seconds)
      .bind(5, file.known.version.nanoseconds)
      .bind(6, static_cast<std::int64_t>(file.known.version.number))
      .bind(7, file.known.version.changed_seconds)
      .bind(8, file.known.version.changed_nanoseconds)
      .bind(9, static_cast<std::int64_t>(file.known.digest))
      .bind(10, std::string_view(file.language))
      .run();
}

}  // namespace plyglot::tool::archive
