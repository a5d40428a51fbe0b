#pragma once
// One side of a game: an engine, and what it does that it should not.

#include "plyglot/engines/uhp_engine.hpp"
#include "plyglot/match/match_record.hpp"
#include "plyglot/uhp_check/referee.hpp"

namespace plyglot::tool::match {

class MatchPlayer {
 public:
  // Both must outlive it; what is found goes to the game.
  MatchPlayer(const MatchPlan& plan, std::size_t engine, MatchGame& game);
  ~MatchPlayer();
  MatchPlayer(const MatchPlayer&) = delete;
  MatchPlayer& operator=(const MatchPlayer&) = delete;

  // The following are false if the engine cannot go on; `failure` says why then.
  // Starts it with a new game. Throws std::runtime_error if the program cannot be started.
  bool begin(const uhp_check::Referee& referee);
  // Asks for a move of the position, and plays it on the referee's board; the engine itself has not played it yet.
  bool move(uhp_check::Referee& referee);
  // Plays what was played on the referee's board last.
  bool follow(const std::string& words, const uhp_check::Referee& referee);

  // The name of the finding.
  const std::string& failure() const { return failure_; }
  void quit();

 private:
  engines::Answer ask(const std::string& command, const uhp_check::Referee& referee);
  bool fail(const engines::Answer& answer, const std::string& command, const uhp_check::Referee& referee);
  bool fail(MatchFinding finding);
  bool load(const uhp_check::Referee& referee);
  void check_claims(const engines::Answer& answer, const std::string& command, const uhp_check::Referee& referee);
  MatchFinding about(std::string_view name, std::string message, const uhp_check::Referee& referee) const;
  void add(MatchFinding finding);

  const MatchPlan& plan_;
  std::size_t number_;
  MatchGame& game_;
  std::unique_ptr<engines::UhpEngine> engine_;
  std::string failure_;
};

// How engines of a match are started: also to find out whether they can be.
engines::EngineOptions engine_options(const MatchPlan& plan);

}  // namespace plyglot::tool::match
