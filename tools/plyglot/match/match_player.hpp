#pragma once
// One side of a game: an engine, and what it does that it should not.

#include "plyglot/engines/line_engine.hpp"
#include "plyglot/match/match_board.hpp"
#include "plyglot/match/match_record.hpp"

namespace plyglot::tool::match {

class MatchPlayer {
 public:
  virtual ~MatchPlayer();
  MatchPlayer(const MatchPlayer&) = delete;
  MatchPlayer& operator=(const MatchPlayer&) = delete;

  // The following are false if the engine cannot go on; `failure` says why then.
  // Starts it with a new game, before the moves of its opening. Throws std::runtime_error if the program cannot be
  // started.
  virtual bool begin(const MatchBoard& board) = 0;
  // Asks for a move of the position, and plays it on the board; the engine itself need not have played it yet.
  bool move(MatchBoard& board);
  // Learns what was played on the board last.
  virtual bool follow(const std::string& words, const MatchBoard& board) = 0;

  // The name of the finding.
  const std::string& failure() const { return failure_; }
  void quit();

 protected:
  // Both must outlive it; what is found goes to the game.
  MatchPlayer(const MatchPlan& plan, std::size_t engine, MatchGame& game);

  // Asks for a move; `command` becomes what was asked, for people, and `words` what the move is. No words: there is not
  // one move in the answer.
  struct Asked {
    std::string command;
    engines::Answer answer;
    std::optional<std::string> words;
  };
  virtual Asked ask_move(const MatchBoard& board) = 0;

  const MatchEngine& entry() const { return plan_.engines[number_]; }
  const MatchPlan& plan() const { return plan_; }
  // The longest time in which an answer may come.
  std::chrono::milliseconds patience() const;
  // Takes what was started; throws std::runtime_error with the problem if it is none.
  void take(std::unique_ptr<engines::LineEngine> engine, const std::string& problem);
  // Asks, and notes lines that answered nothing.
  engines::Answer ask(const std::string& line, const MatchBoard& board) { return ask(line, board, patience()); }
  engines::Answer ask(const std::string& line, const MatchBoard& board, std::chrono::milliseconds patience);
  // Notes why there is no whole answer. The command is empty for a greeting.
  bool fail(const engines::Answer& answer, const std::string& command, const MatchBoard& board);
  bool fail(MatchFinding finding);
  MatchFinding about(std::string_view name, std::string message, const MatchBoard& board) const;
  void add(MatchFinding finding);

 private:
  const MatchPlan& plan_;
  std::size_t number_;
  MatchGame& game_;
  std::unique_ptr<engines::LineEngine> engine_;
  std::string failure_;
};

// How an engine of the match is started.
engines::EngineOptions engine_options(const MatchPlan& plan, const MatchEngine& engine);
// What was said, so far as it is kept.
std::string said_in(const engines::Answer& answer);

// Of the protocol that the engine speaks.
std::unique_ptr<MatchPlayer> new_player(const MatchPlan& plan, std::size_t engine, MatchGame& game);
// Why the engine cannot play the match at all: a sentence. Empty if it can, or if what it does wrong will lose its
// games.
std::string why_unfit(const MatchPlan& plan, const MatchEngine& engine);

}  // namespace plyglot::tool::match
