#pragma once
// An engine that is asked by a line and answers in lines. Whatever it does is data: nothing throws, and nothing waits
// longer than the options say.

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
  // It ended, or closed its output, before the answer was complete.
  ended,
  // A line without end, or more lines or bytes than an answer may have.
  flooded,
  // It no longer reads its input.
  not_taken,
};

struct Answer {
  AnswerKind kind = AnswerKind::ended;
  // As far as they came; of UHP those before the `ok` but those of `err` and `invalidmove`.
  std::vector<std::string> lines;
  // After `err` or `invalidmove`.
  std::string message;
  // Written since the last answer although nothing was asked. They belong to no answer.
  std::vector<std::string> stray;
  // Whether some of it came, if only a part of a line.
  bool has_begun = false;
  // Milliseconds until the answer was complete, or given up.
  std::chrono::milliseconds took{0};

  bool is_ok() const { return kind == AnswerKind::ok; }
  bool is_complete() const { return kind <= AnswerKind::invalid_move; }
  // The only line; none if there are none or several, or of an error.
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

class LineEngine {
 public:
  virtual ~LineEngine() = default;
  LineEngine(const LineEngine&) = delete;
  LineEngine& operator=(const LineEngine&) = delete;

  // One line without its end, and its answer. None of the words is checked.
  Answer ask(std::string_view line) { return ask(line, options_.patience); }
  Answer ask(std::string_view line, std::chrono::milliseconds patience);

  // False after an answer that is not complete: every further one is of the same kind, at once.
  bool is_usable() const { return !failure_; }
  // Says the last line, if it is not empty, and stops the process (ChildProcess::stop).
  ChildProcess::Stopped quit();
  ChildProcess& process() { return *process_; }
  // The line that ends an answer of several; empty where each line is an answer.
  virtual std::string_view end_of_answer() const { return {}; }

 protected:
  LineEngine(std::unique_ptr<ChildProcess> process, const EngineOptions& options)
      : process_(std::move(process)), options_(options) {}
  // Reads lines until the answer is complete, or cannot become so.
  void read_answer(Answer& answer, Clock::time_point deadline);
  std::chrono::milliseconds grace() const { return options_.grace; }

 private:
  // Takes one line; true if it completes the answer.
  virtual bool take_line(std::string_view line, Answer& answer) const = 0;
  // Without its end.
  virtual std::string_view last_line() const { return {}; }
  void take_stray_lines(Answer& answer);

  std::unique_ptr<ChildProcess> process_;
  EngineOptions options_;
  std::optional<AnswerKind> failure_;
};

// "timed out", "ended with status 1 ...": why there is no answer, as the end of a sentence about the engine.
std::string said_failure(const Answer& answer, LineEngine& engine);
// The sentence, without its full stop; an empty command is none, and the answer then the greeting.
std::string failure_after(const std::string& command, const Answer& answer, LineEngine& engine);

}  // namespace plyglot::tool::engines
