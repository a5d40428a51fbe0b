#pragma once
// What the games of an archive are, in numbers. All of it is counted from the tables of an index.

#include "plyglot/archive/stats/bars.hpp"
#include "plyglot/archive/stats/opening_counts.hpp"
#include "plyglot/archive/store/database.hpp"

#include <map>
#include <string>
#include <vector>

namespace plyglot::tool::archive {

// How many texts of one kind there are.
struct TextKind {
  std::string notation;
  // Such as `hive` and `Base+M`; the type is empty where a game has none.
  std::string game;
  std::string type;
  // Games, or positions of a notation that writes no games.
  std::int64_t texts = 0;
  bool has_plies = false;
};

// A part of the range of lengths: both ends count.
struct LengthBin {
  std::uint32_t from = 0;
  std::uint32_t to = 0;
  std::int64_t games = 0;
};

// Of one game, such as `hive`.
struct GameStats {
  std::string game;
  std::int64_t games = 0;
  Endings endings{};
  // By the year of the date, four digits; empty where no date says one.
  std::map<std::string, Endings> years;
  // How many games have so many plies.
  std::map<std::uint32_t, std::int64_t> lengths;
  Openings openings;

  // Of the lengths, the lower of the two in the middle where there are two. There is at least one game.
  std::uint32_t median() const;
  // At most 12, all of one width, without gaps.
  std::vector<LengthBin> bins() const;
};

struct PlayerStats {
  std::string name;
  std::int64_t games = 0;
  std::int64_t won = 0;
  std::int64_t drawn = 0;
  std::int64_t lost = 0;
};

struct FindingStats {
  std::string name;
  std::string severity;
  // In how many texts it is, and how often.
  std::int64_t texts = 0;
  std::int64_t count = 0;
};

struct ArchiveStats {
  std::int64_t files = 0;
  std::int64_t games = 0;
  std::int64_t positions = 0;
  // Those of most texts first.
  std::vector<TextKind> kinds;
  // The games of which there are most first. Positions of notations without games are not among them.
  std::vector<GameStats> by_game;
  // Those of most games first; all of them. A player with two seats in one game counts twice.
  std::vector<PlayerStats> players;
  // The most frequent ones first; all of them.
  std::vector<FindingStats> findings;
};

// Openings have `plies` plies; `limit` are worded.
ArchiveStats stats_of(const Database& database, std::uint32_t plies, std::size_t limit);

// The notation of a language as an index keeps it, without the options.
std::string_view notation_of_stored(std::string_view stored);
// The four digits that a date begins with; empty if it does not.
std::string year_of(std::string_view date);

}  // namespace plyglot::tool::archive
