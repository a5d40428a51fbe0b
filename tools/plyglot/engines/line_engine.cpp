#include "plyglot/engines/line_engine.hpp"

#include "text/format.hpp"

namespace plyglot::tool::engines {
namespace {

using std::chrono::milliseconds;

AnswerKind kind_of_end(LineKind kind) {
  switch (kind) {
    case LineKind::timed_out:
      return AnswerKind::timed_out;
    case LineKind::too_long:
      return AnswerKind::flooded;
    default:
      return AnswerKind::ended;
  }
}

}  // namespace

Answer LineEngine::ask(std::string_view line, milliseconds patience) {
  Answer answer;
  if (failure_) {
    answer.kind = *failure_;
    return answer;
  }
  const Clock::time_point begin = Clock::now();
  take_stray_lines(answer);
  if (process_->write(std::string(line) + '\n', begin + patience)) {
    read_answer(answer, begin + patience);
  } else {
    const bool is_over = process_->end().kind != ChildEnd::Kind::running;
    answer.kind = is_over ? AnswerKind::ended : AnswerKind::not_taken;
    failure_ = answer.kind;
  }
  return answer;
}

void LineEngine::take_stray_lines(Answer& answer) {
  for (std::size_t bytes = 0; answer.stray.size() < options_.most_lines && bytes < options_.most_bytes;) {
    ChildLine line = process_->read_line(Clock::now());
    if (line.kind != LineKind::line) break;
    bytes += line.text.size();
    answer.stray.push_back(std::move(line.text));
  }
}

void LineEngine::read_answer(Answer& answer, Clock::time_point deadline) {
  const Clock::time_point begin = Clock::now();
  answer.kind = AnswerKind::ok;
  std::size_t bytes = 0;
  for (std::size_t count = 0;; ++count) {
    const ChildLine line = process_->read_line(deadline);
    bytes += line.text.size();
    if (line.kind == LineKind::line) {
      if (take_line(line.text, answer)) break;
      if (count < options_.most_lines && bytes < options_.most_bytes) continue;
    }
    answer.kind = line.kind == LineKind::line ? AnswerKind::flooded : kind_of_end(line.kind);
    answer.has_begun = count != 0 || process_->has_part_of_line();
    failure_ = answer.kind;
    break;
  }
  answer.took = std::chrono::duration_cast<milliseconds>(Clock::now() - begin);
}

ChildProcess::Stopped LineEngine::quit() {
  if (is_usable() && !last_line().empty()) {
    process_->write(std::string(last_line()) + '\n', Clock::now() + options_.stop_grace);
  }
  failure_ = AnswerKind::ended;
  return process_->stop(options_.stop_grace);
}

std::string said_failure(const Answer& answer, LineEngine& engine) {
  switch (answer.kind) {
    case AnswerKind::timed_out:
      if (!answer.has_begun || engine.end_of_answer().empty()) return "did not answer in time";
      return text::format("did not end its answer with `{}`", engine.end_of_answer());
    case AnswerKind::flooded:
      return "wrote without end";
    case AnswerKind::not_taken:
      return "did not take its input in time";
    case AnswerKind::ended: {
      // What closes its output is mostly about to end.
      const ChildEnd end = engine.process().wait(Clock::now() + milliseconds(200));
      return end.kind == ChildEnd::Kind::running ? "closed its output" : said(end);
    }
    default:
      return {};
  }
}

std::string failure_after(const std::string& command, const Answer& answer, LineEngine& engine) {
  const std::string failure = said_failure(answer, engine);
  return command.empty() ? text::format("the engine {} before its greeting was complete", failure)
                         : text::format("the engine {} after `{}`", failure, command);
}

}  // namespace plyglot::tool::engines
