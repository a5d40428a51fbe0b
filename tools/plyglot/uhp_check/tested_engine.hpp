#pragma once
// An engine under test: what it should not do is logged, and when it no longer answers it is started again.

#include "plyglot/engines/uhp_engine.hpp"
#include "plyglot/uhp_check/check_log.hpp"

namespace plyglot::tool::uhp_check {

class TestedEngine {
 public:
  // The settings are options of the engine and their values, which it is given whenever it is started.
  TestedEngine(std::vector<std::string> words, std::vector<std::pair<std::string, std::string>> settings,
               const engines::EngineOptions& options, CheckLog& log)
      : words_(std::move(words)), settings_(std::move(settings)), options_(options), log_(log) {}
  ~TestedEngine();
  TestedEngine(const TestedEngine&) = delete;
  TestedEngine& operator=(const TestedEngine&) = delete;

  // False, with a sentence, if the program cannot be started or refuses a setting. A greeting that does not come is a
  // finding.
  bool start(std::string& problem);
  // Starts it again where that is needed. False, with a finding, if it has failed too often.
  bool revive();
  bool is_given_up() const;
  bool is_usable() const { return engine_ != nullptr && engine_->is_usable(); }

  // One command and its answer; no answer is a finding. `game` is the game so far.
  engines::Answer ask(const std::string& command, const std::string& game = {});
  engines::Answer ask(const std::string& command, const std::string& game, std::chrono::milliseconds patience);
  // Ends it; whatever it leaves undone is a finding of the open case.
  void quit();

  const engines::Answer& greeting() const { return engine_->greeting(); }
  // Of the first greeting.
  const std::string& id() const { return id_; }
  // Whether every piece of the game type is among the capabilities.
  bool knows(std::string_view type) const;
  std::chrono::milliseconds patience() const { return options_.patience; }
  std::chrono::milliseconds grace() const { return options_.grace; }

  // False if it was found to ignore or refuse the GameString of a new game.
  bool takes_game_strings() const { return takes_game_strings_; }
  void take_no_game_strings() { takes_game_strings_ = false; }

 private:
  bool set_options(std::string& problem);
  void report_failure(const engines::Answer& answer, const std::string& command, const std::string& game);

  std::vector<std::string> words_;
  std::vector<std::pair<std::string, std::string>> settings_;
  engines::EngineOptions options_;
  CheckLog& log_;
  std::unique_ptr<engines::UhpEngine> engine_;
  std::string id_;
  std::vector<std::string> capabilities_;
  int failures_ = 0;
  bool takes_game_strings_ = true;
};

}  // namespace plyglot::tool::uhp_check
