#pragma once
// Writes files and their games into an index; their positions are handed on, to be sorted first.

#include "plyglot/archive/index/position_sorter.hpp"
#include "plyglot/archive/store/database.hpp"
#include "plyglot/archive/store/game_entry.hpp"
#include "plyglot/archive/store/known_file.hpp"

#include <string>
#include <unordered_map>
#include <vector>

namespace plyglot::tool::archive {

// A file as it was read.
struct IndexedFile {
  std::int64_t id = 0;
  // As it is in the index: from the index' folder.
  std::string path;
  KnownFile known;
  // As on the command line: `uhp`, and `key=value` for each option, with blanks between.
  std::string language;
};

// What is counted of a game wherever it passes.
struct GameResult {
  Ending ending = Ending::open;
  std::string date;
};

class IndexWriter {
 public:
  // Of a new index, or of one that is changed: then the words that it has are found in it.
  IndexWriter(Database& database, PositionSorter& positions, bool is_new);

  // The id of a file that is to be written when it has been read.
  std::int64_t begin_file() { return ++last_file_; }
  // Takes all that was read of a chunk of the file.
  void add(std::int64_t file, const toolchain::Chunk& chunk, const ReadGames& read);
  void add_game(std::int64_t file, std::int64_t chunk, const GameEntry& game);
  void add_file(const IndexedFile& file);

  // Of a game that was added.
  const GameResult& result_of(std::uint32_t game) const { return results_[game - first_game_]; }
  std::uint64_t games() const { return results_.size(); }
  std::uint64_t positions() const { return position_count_; }

 private:
  std::int64_t add_chunk(std::int64_t file, const toolchain::Chunk& chunk);
  std::uint32_t word(const std::string& text);

  Database& database_;
  PositionSorter& positions_;
  Statement insert_chunk_;
  Statement insert_game_;
  Statement insert_finding_;
  Statement insert_file_;
  Statement count_left_out_;
  Statement insert_word_;
  Statement find_word_;
  bool is_new_;
  std::int64_t last_file_ = 0;
  std::unordered_map<std::string, std::uint32_t> words_;
  std::vector<GameResult> results_;
  std::uint32_t first_game_ = 1;
  std::uint64_t position_count_ = 0;
  std::vector<unsigned char> steps_;
};

// 16 bytes, of which the hexadecimal digits are `name_of(key)`.
std::array<unsigned char, 16> bytes_of(const PositionKey& key);
PositionKey key_of(Blob bytes);

}  // namespace plyglot::tool::archive
