#pragma once
// What happened in a game of a match.

#include "plyglot/match/match_plan.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::tool::match {

// How games end, and what is found in them. The names are on docs/match.md.
namespace end_names {
inline constexpr std::string_view queen = "queen-surrounded";
inline constexpr std::string_view queens = "both-queens-surrounded";
inline constexpr std::string_view repetition = "repetition";
inline constexpr std::string_view length = "length";
}  // namespace end_names
namespace finding_names {
// These lose the game.
inline constexpr std::string_view illegal_move = "match/illegal-move";
inline constexpr std::string_view no_move = "match/no-move";
inline constexpr std::string_view time = "match/time";
inline constexpr std::string_view ended = "match/ended";
inline constexpr std::string_view flood = "match/flood";
// This does only if the engine does not take the GameString either.
inline constexpr std::string_view refused = "match/move-refused";
// These never do.
inline constexpr std::string_view state = "match/state";
inline constexpr std::string_view game_string = "match/game-string";
inline constexpr std::string_view stray = "match/stray-output";
}  // namespace finding_names

struct MatchMove {
  // In UHP, as plyglot spells it.
  std::string words;
  // Until the engine had answered.
  std::uint32_t milliseconds = 0;
};

struct MatchFinding {
  std::string name;
  // The number in the plan.
  std::size_t engine = 0;
  // How many plies came before.
  std::uint32_t ply = 0;
  // A sentence without a full stop.
  std::string message;
  // Of an illegal move: the finding of play as `plyglot lint` shows it.
  std::string shown;
  // A GameString: the board as plyglot knows it.
  std::string game;
  // What the engine said.
  std::string said;
  std::vector<std::string> notes;
  // How many more there were of the name and the engine in this game.
  std::uint32_t more = 0;
};

struct MatchGame {
  PlannedGame planned;
  // How many of the moves belong to the opening; they took no time.
  std::uint32_t opening_plies = 0;
  std::vector<MatchMove> moves;
  std::vector<MatchFinding> findings;
  hive::Outcome outcome = hive::Outcome::in_progress;
  // One of `end_names`, or the name of the finding by which the loser lost.
  std::string end;

  // Half points of White.
  std::uint32_t half_points() const {
    return outcome == hive::Outcome::white_wins ? 2 : outcome == hive::Outcome::draw ? 1 : 0;
  }
};

}  // namespace plyglot::tool::match
