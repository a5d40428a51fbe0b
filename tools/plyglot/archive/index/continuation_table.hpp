#pragma once
// The table `continuation`: how games went on from a position that many pass.

#include "plyglot/archive/index/index_writer.hpp"
#include "plyglot/archive/store/database.hpp"

#include <array>
#include <string>

namespace plyglot::tool::archive {

using KeyBytes = std::array<unsigned char, 16>;

// Stands for `next` where all games that pass a position are counted, also those that end there.
constexpr std::int64_t whichever_next = 0;

// One way in which games went on, or all of them.
struct Continuation {
  std::int64_t games = 0;
  // By `Ending`.
  std::array<std::int64_t, 5> endings{};
  std::string last_date;
  // One of the games, and the ply before it went on.
  std::uint32_t game = 0;
  std::uint32_t ply = 0;

  // A game that passes more than once counts once: it comes with all its plies one after another.
  void add(std::uint32_t passing, std::uint32_t at, const GameResult& result);

 private:
  std::uint32_t game_before_ = 0;
};

// Of a row of the table, whose columns from that one on are `games` and those after it.
Continuation continuation_in(const Statement& row, int first);

class ContinuationTable {
 public:
  explicit ContinuationTable(Database& database);

  // Whether anything is counted of a position.
  bool has(const KeyBytes& key);
  std::optional<Continuation> find(const KeyBytes& key, std::int64_t next);
  // Replaces what is there.
  void put(const KeyBytes& key, std::int64_t next, const Continuation& counted);
  void remove(const KeyBytes& key, std::int64_t next);
  void remove_all(const KeyBytes& key);

 private:
  Statement has_;
  Statement find_;
  Statement put_;
  Statement remove_;
  Statement remove_all_;
};

}  // namespace plyglot::tool::archive
