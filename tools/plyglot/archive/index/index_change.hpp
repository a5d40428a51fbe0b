#pragma once
// Changes of an index that exists: files go, files come, and what is counted of positions follows.

#include "plyglot/archive/index/position_writer.hpp"

#include <map>
#include <set>

namespace plyglot::tool::archive {

// All in one transaction of the caller's.
class IndexChange {
 public:
  explicit IndexChange(Database& database);

  // Takes all games of a file out, with the file.
  void remove_file(std::int64_t file);
  // What the writer of games has handed on.
  void add(PositionSorter& positions, const IndexWriter& games);
  // After the last one.
  void finish();

 private:
  // What is to be added to one way in which games went on.
  struct Change {
    std::int64_t place = 0;
    std::int64_t games = 0;
    std::array<std::int64_t, 5> endings{};
    std::set<std::uint32_t> removed_games;
    std::string last_removed_date;
    // Of those that come.
    Continuation added;
  };
  // A game that passes a position more than once changes what is counted once.
  struct Passing {
    std::uint32_t game = 0;
    std::set<std::pair<KeyBytes, std::int64_t>> seen;
    bool is_new(std::uint32_t of, const KeyBytes& key, std::int64_t next);
  };

  void remove_game(std::int64_t game, Blob steps, const GameResult& result);
  void apply(const KeyBytes& key, std::int64_t next, const Change& change);
  void count_again(std::int64_t place);

  Database& database_;
  ContinuationTable continuations_;
  std::map<std::pair<KeyBytes, std::int64_t>, Change> changes_;
};

}  // namespace plyglot::tool::archive
