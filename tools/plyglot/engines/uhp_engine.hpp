#pragma once
// An engine that speaks the Universal Hive Protocol.

#include "plyglot/engines/line_engine.hpp"

namespace plyglot::tool::engines {

class UhpEngine : public LineEngine {
 public:
  // Null, with a sentence, if the program cannot be started. It greets without being asked: `greeting` is what it said.
  static std::unique_ptr<UhpEngine> start(const std::vector<std::string>& words, const EngineOptions& options,
                                          std::string& problem);

  const Answer& greeting() const { return greeting_; }
  // `id NAME`, and the line after it, divided at `;`: from the greeting, or empty.
  const std::string& id() const { return id_; }
  const std::vector<std::string>& capabilities() const { return capabilities_; }

  // A game type or a GameString; empty for the engine's own choice.
  Answer new_game(std::string_view game = {});
  Answer play(std::string_view move);
  Answer pass() { return ask("pass"); }
  // One line, divided at `;` (moves_in).
  Answer valid_moves() { return ask("validmoves"); }
  Answer undo(unsigned plies = 1);
  Answer options() { return ask("options"); }
  std::string_view end_of_answer() const override { return "ok"; }
  // Whole seconds, rounded up: the protocol has no parts of them.
  Answer best_move_in(std::chrono::milliseconds time);
  // With `patience` as the longest time.
  Answer best_move_at(unsigned depth, std::chrono::milliseconds patience);

 private:
  using LineEngine::LineEngine;
  bool take_line(std::string_view line, Answer& answer) const override;
  std::string_view last_line() const override { return "exit"; }

  Answer greeting_;
  std::string id_;
  std::vector<std::string> capabilities_;
};

// The command that sets an option of an engine to a value.
std::string command_to_set(const std::pair<std::string, std::string>& option);

// The parts of a text that `separator` divides, without blanks around them; none of an empty text.
std::vector<std::string> divided(std::string_view text, char separator);
// The words of an answer to `validmoves`.
inline std::vector<std::string> moves_in(std::string_view line) { return divided(line, ';'); }
// The same of a GameString: `Base+MLP;InProgress;White[3];wS1;bG1 -wS1;...`. None if it has no header.
struct GameWords {
  std::string type;
  std::string state;
  std::string turn;
  std::vector<std::string> moves;
};
std::optional<GameWords> game_words(std::string_view line);

}  // namespace plyglot::tool::engines
