#pragma once
// What `plyglot uhp-check` finds out about one engine.

#include <chrono>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace plyglot::tool::uhp_check {

struct CheckFinding {
  // One of docs/uhp-check.md.
  std::string_view name;
  // Of a finding about a move: the name of the finding of play, or the rule of docs/spec that allows it.
  std::string rule;
  // Findings that differ in nothing but move, game and words are one kind, and so are those without a rule of one
  // message; this sets more apart, such as pieces that break one rule of movement.
  std::string kind;
  // A sentence without a full stop.
  std::string message;
  std::vector<std::string> notes;
  // In UHP; empty where none is spoken of.
  std::string move;
  // The game so far as a GameString, and its board as text; empty where it does not matter.
  std::string game;
  std::string board;
};

// One question about the engine, which it passes or not.
struct CheckCase {
  // `protocol`, `position`, `game`, `random` or `perft`.
  std::string_view group;
  std::string name;
  // What is reported, and how many findings like earlier ones there were.
  std::vector<std::size_t> findings;
  std::size_t repeated = 0;
  std::chrono::milliseconds took{0};

  bool is_passed() const { return findings.empty() && repeated == 0; }
};

class CheckLog {
 public:
  // Ends the case before it.
  void begin(std::string_view group, std::string name);
  void end();
  void add(CheckFinding finding);
  void count_position(std::size_t moves) { ++positions_, moves_ += moves; }
  void skip_game() { ++skipped_games_; }

  struct Reported {
    // The one with the shortest game.
    CheckFinding finding;
    // The name of its case.
    std::string where;
    // How many more there were that differ in nothing but move and game.
    std::size_t more = 0;
  };
  const std::vector<Reported>& findings() const { return findings_; }
  const std::vector<CheckCase>& cases() const { return cases_; }
  // Whose moves were compared, and how many legal moves they have.
  std::size_t positions() const { return positions_; }
  std::size_t moves() const { return moves_; }
  // Of a game type that the engine does not know.
  std::size_t skipped_games() const { return skipped_games_; }

 private:
  std::vector<Reported> findings_;
  std::map<std::string, std::size_t> known_;
  std::vector<CheckCase> cases_;
  std::chrono::steady_clock::time_point begin_;
  bool is_open_ = false;
  std::size_t positions_ = 0;
  std::size_t moves_ = 0;
  std::size_t skipped_games_ = 0;
};

}  // namespace plyglot::tool::uhp_check
