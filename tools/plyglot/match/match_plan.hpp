#pragma once
// What is played: who against whom, from which openings, under which conditions.

#include "plyglot/match/match_statistics.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace plyglot::tool::match {

// What an engine speaks.
enum class Protocol : std::uint8_t { uhp, suite };

struct MatchEngine {
  // Short, and fit for the name of a file.
  std::string name;
  // The command line, and its words.
  std::string command;
  std::vector<std::string> words;
  Protocol protocol = Protocol::uhp;
  // Milliseconds for a move; with a depth, how long it may take at most.
  std::uint32_t time = 1000;
  // 0: moves are asked for by time.
  std::uint32_t depth = 0;
  // MiB of address space that it may have; 0 for any.
  std::uint32_t memory = 0;
  // What is set in it before each game.
  std::vector<std::pair<std::string, std::string>> options;
};
// `NAME=COMMAND LINE`; throws a UsageError.
MatchEngine engine_named(const std::string& text);

// Where a game begins: a text of a notation of the game that holds one game or position. It is blank for the start of a
// game other than Hive; of Hive it is a GameString.
struct Opening {
  std::string notation;
  std::string text;
};

struct MatchPlan {
  // As `toolchain::Game` calls it.
  std::string game = "hive";
  std::vector<MatchEngine> engines;
  // The first against all others, instead of all against all.
  bool is_gauntlet = false;
  // Of each pairing. The k-th pair of every pairing has the k-th opening; if there are fewer, they begin again.
  std::uint32_t pairs = 0;
  // Of games that are not over; there is at least one.
  std::vector<Opening> openings;
  // Seconds after which a move that is late is lost.
  std::uint32_t grace = 2;
  // Then the game is a draw.
  std::uint32_t most_plies = 200;
  // Whether the third occurrence of a position is a draw.
  bool has_repetition = true;
  // Bounds of a sequential test, of two engines.
  std::optional<std::pair<double, double>> sprt;

  // Engines by number: all pairs of which the first comes earlier.
  std::vector<std::pair<std::size_t, std::size_t>> pairings() const;
  std::uint32_t game_count() const { return 2 * pairs * static_cast<std::uint32_t>(pairings().size()); }
};

struct PlannedGame {
  // From 1.
  std::uint32_t number = 0;
  // The index in `pairings`, and in `openings`.
  std::size_t pairing = 0;
  std::size_t opening = 0;
  // The engines by their sides: that of the side that is the first to move in a new game comes first.
  std::array<std::size_t, 2> engines{};
};
// The two games of a pair follow each other; in the first one the first engine of the pairing has the first side. Then
// comes the same opening for the next pairing.
PlannedGame planned_game(const MatchPlan& plan, std::uint32_t number);

}  // namespace plyglot::tool::match
