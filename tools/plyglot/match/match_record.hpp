#pragma once
// What happened in a game of a match.

#include "plyglot/match/match_plan.hpp"

namespace plyglot::tool::match {

// How games end, and what is found in them. The names are on docs/match.md.
namespace end_names {
inline constexpr std::string_view queen = "queen-surrounded";
inline constexpr std::string_view queens = "both-queens-surrounded";
// Of other games.
inline constexpr std::string_view won = "won";
inline constexpr std::string_view draw = "draw";
// A draw too, since no rule says what it is.
inline constexpr std::string_view no_moves = "no-legal-move";
// Of all.
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
// Of UHP; this does only if the engine does not take the GameString either.
inline constexpr std::string_view refused = "match/move-refused";
// These never do; the first two are of UHP.
inline constexpr std::string_view state = "match/state";
inline constexpr std::string_view game_string = "match/game-string";
inline constexpr std::string_view stray = "match/stray-output";
}  // namespace finding_names

struct MatchMove {
  // As the board has them (MatchBoard::Verdict).
  std::string words;
  // Of the one who moved: 0 for the first.
  std::size_t side = 0;
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
  // The game so far as plyglot knows it, as a text: a GameString of Hive.
  std::string game;
  // What the engine said.
  std::string said;
  std::vector<std::string> notes;
  // How many more there were of the name and the engine in this game.
  std::uint32_t more = 0;
};

struct MatchGame {
  PlannedGame planned;
  // How many plies the opening has.
  std::uint32_t opening_plies = 0;
  // After the opening.
  std::vector<MatchMove> moves;
  std::vector<MatchFinding> findings;
  // The side that has won; none of a draw.
  std::optional<std::size_t> winner;
  // One of `end_names`, or the name of the finding by which the loser lost.
  std::string end;

  std::uint32_t plies() const { return opening_plies + static_cast<std::uint32_t>(moves.size()); }
  // Half points of the first side.
  std::uint32_t half_points() const { return !winner ? 1 : *winner == 0 ? 2 : 0; }
};

}  // namespace plyglot::tool::match
