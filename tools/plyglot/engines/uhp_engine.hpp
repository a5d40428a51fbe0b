#pragma once
// An engine that speaks the Universal Hive Protocol. Whatever it does is data: nothing throws, and nothing waits longer
// than the options say.

#include "plyglot/engines/child_process.hpp"

#include <optional>

namespace plyglot::tool::engines {

enum class AnswerKind : std::uint8_t {
  ok,
  // `err MESSAGE`.
  error,
  // `invalidmove MESSAGE`.
  invalid_move,
  // What follows leaves the engine unusable: it is not known to which command its next words answer.
  timed_out,
  // It ended, or closed its output, before the `ok`.
  ended,
  // A line without end, or more lines or bytes than an answer may have.
  flooded,
  // It no longer reads its input.
  not_taken,
};

struct Answer {
  AnswerKind kind = AnswerKind::ended;
  // Before the `ok`: all lines but those of `err` and `invalidmove`, as far as they came.
  std::vector<std::string> lines;
  // After `err` or `invalidmove`.
  std::string message;
  // Written since the last answer although nothing was asked. They belong to no answer.
  std::vector<std::string> stray;
  // Milliseconds until the answer was complete, or given up.
  std::chrono::milliseconds took{0};

  bool is_ok() const { return kind == AnswerKind::ok; }
  bool is_complete() const { return kind <= AnswerKind::invalid_move; }
  // The only line of an `ok`; none if it has none or several.
  const std::string* only_line() const { return is_ok() && lines.size() == 1 ? &lines.front() : nullptr; }
};

struct EngineOptions {
  ChildLimits limits;
  // For the greeting, and for each answer but that of `bestmove`.
  std::chrono::milliseconds patience{10'000};
  // For `bestmove time`, in addition to that time.
  std::chrono::milliseconds grace{2'000};
  // Between the closed input, SIGTERM and SIGKILL.
  std::chrono::milliseconds stop_grace{2'000};
  // Lines of an answer, and bytes in them.
  std::size_t most_lines = 10'000;
  std::size_t most_bytes = std::size_t{4} << 20;
};

class UhpEngine {
 public:
  // Null, with a sentence, if the program cannot be started. It greets without being asked: `greeting` is what it said.
  static std::unique_ptr<UhpEngine> start(const std::vector<std::string>& words, const EngineOptions& options,
                                          std::string& problem);

  const Answer& greeting() const { return greeting_; }
  // `id NAME`, and the line after it, divided at `;`: from the greeting, or empty.
  const std::string& id() const { return id_; }
  const std::vector<std::string>& capabilities() const { return capabilities_; }

  // One line without its end, and its answer. None of the words is checked.
  Answer ask(std::string_view command) { return ask(command, options_.patience); }
  Answer ask(std::string_view command, std::chrono::milliseconds patience);

  // A game type or a GameString; empty for the engine's own choice.
  Answer new_game(std::string_view game = {});
  Answer play(std::string_view move);
  Answer pass() { return ask("pass"); }
  // One line, divided at `;` (moves_in).
  Answer valid_moves() { return ask("validmoves"); }
  Answer undo(unsigned plies = 1);
  Answer options() { return ask("options"); }
  // Whole seconds, rounded up: the protocol has no parts of them.
  Answer best_move_in(std::chrono::milliseconds time);
  // With `patience` as the longest time.
  Answer best_move_at(unsigned depth, std::chrono::milliseconds patience);

  // False after an answer that is not complete: every further one is of the same kind, at once.
  bool is_usable() const { return greeting_.is_complete() && !failure_; }
  // Says `exit`, and stops the process (ChildProcess::stop).
  ChildProcess::Stopped quit();
  ChildProcess& process() { return *process_; }

 private:
  UhpEngine(std::unique_ptr<ChildProcess> process, const EngineOptions& options)
      : process_(std::move(process)), options_(options) {}
  void take_stray_lines(Answer& answer);
  void read_answer(Answer& answer, Clock::time_point deadline);

  std::unique_ptr<ChildProcess> process_;
  EngineOptions options_;
  Answer greeting_;
  std::string id_;
  std::vector<std::string> capabilities_;
  std::optional<AnswerKind> failure_;
};

// "timed out", "ended with status 1 ...": why there is no answer, as the end of a sentence about the engine.
std::string said_failure(AnswerKind kind, UhpEngine& engine);

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
