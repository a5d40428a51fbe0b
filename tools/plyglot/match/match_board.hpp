#pragma once
// The board of a game of a match: plyglot's own, whatever engines say.

#include "plyglot/match/match_plan.hpp"

#include <plyglot/game.hpp>

namespace plyglot::tool::match {

class MatchBoard {
 public:
  // Where the game of an opening begins. Throws std::runtime_error if its text does not hold one game that goes on.
  MatchBoard(const MatchPlan& plan, const Opening& opening);

  // Plies of the opening that are still to be played: those of a GameString, since not every engine takes one.
  const std::vector<std::string>& opening_moves() const { return opening_moves_; }

  // What was found of words.
  struct Verdict {
    bool is_legal = false;
    // Of a legal move: in Hive as plyglot spells it, in other games as it came.
    std::string words;
    // Why it is not legal: the finding, or a sentence where there is none.
    std::optional<diagnostics::Diagnostic> finding;
    std::string problem;
  };
  // Plays them if they are one legal move.
  Verdict play(const std::string& words);

  const toolchain::Game& game() const { return game_; }
  bool is_hive() const { return game_.id() == "hive"; }
  std::uint32_t plies() const { return game_.plies(); }
  // 0 for the side that is the first to move in a new game.
  std::size_t to_move() const { return game_.to_move(); }
  // The game so far, without line ends after it, and its notation: that of the opening until something is played.
  std::string text() const;
  std::string_view notation() const;

  struct End {
    // One of `end_names`.
    std::string_view how;
    // None of a draw.
    std::optional<std::size_t> winner;
  };
  // None while the game goes on.
  std::optional<End> end() const;
  // Whether the position is there for the third time, and this is a draw.
  bool is_repeated() const;

 private:
  bool is_as_begun() const { return !is_hive() && plies() == opening_plies_; }
  void count();

  const MatchPlan& plan_;
  Opening opening_;
  toolchain::Game game_;
  std::uint32_t opening_plies_;
  std::vector<std::string> opening_moves_;
  // Hive with its draw by repetition (hive-rules H30), which engines do not know.
  std::optional<toolchain::Game> repeating_;
  // Of other games, whose rules have no such draw: how many times the position has been there.
  std::uint32_t occurrences_ = 0;
};

}  // namespace plyglot::tool::match
