#include "plyglot/uhp_check/tested_engine.hpp"

#include "text/format.hpp"

#include <algorithm>

namespace plyglot::tool::uhp_check {
namespace {

using engines::Answer;
using engines::AnswerKind;
using engines::UhpEngine;

// One that fails again and again tells nothing new.
constexpr int most_failures = 3;

std::string_view name_of_failure(AnswerKind kind) {
  switch (kind) {
    case AnswerKind::timed_out:
    case AnswerKind::not_taken:
      return "uhp-check/no-answer";
    case AnswerKind::flooded:
      return "uhp-check/flood";
    default:
      return "uhp-check/ended";
  }
}

std::vector<std::string> last_words(UhpEngine& engine) {
  std::string tail = engine.process().error_tail();
  while (!tail.empty() && tail.back() == '\n') tail.pop_back();
  if (tail.empty()) return {};
  return {"it wrote to standard error: " + tail.substr(tail.rfind('\n') + 1)};
}

}  // namespace

TestedEngine::~TestedEngine() = default;

bool TestedEngine::start(std::string& problem) {
  engine_ = UhpEngine::start(words_, options_, problem);
  if (engine_ == nullptr) return false;
  if (!engine_->greeting().is_complete()) report_failure(engine_->greeting(), {}, {});
  if (id_.empty()) {
    id_ = engine_->id();
    capabilities_ = engine_->capabilities();
  }
  return set_options(problem);
}

bool TestedEngine::set_options(std::string& problem) {
  for (const auto& setting : settings_) {
    const std::string command = engines::command_to_set(setting);
    const Answer answer = ask(command);
    // That it does not answer is a finding, as anywhere.
    if (!answer.is_complete()) return true;
    if (answer.is_ok()) continue;
    problem = text::format("the engine refuses `{}`: {}", command, answer.message);
    return false;
  }
  return true;
}

bool TestedEngine::is_given_up() const { return !is_usable() && failures_ >= most_failures; }

bool TestedEngine::revive() {
  if (is_usable()) return true;
  if (is_given_up()) return false;
  engine_.reset();
  std::string problem;
  if (start(problem)) return is_usable();
  failures_ = most_failures;
  log_.add({"uhp-check/ended", {}, {}, "the engine cannot be started again: " + problem, {}, {}, {}, {}});
  return false;
}

Answer TestedEngine::ask(const std::string& command, const std::string& game) {
  return ask(command, game, options_.patience);
}

Answer TestedEngine::ask(const std::string& command, const std::string& game, std::chrono::milliseconds patience) {
  if (!is_usable()) return {};
  Answer answer = engine_->ask(command, patience);
  if (!answer.stray.empty()) {
    log_.add({"uhp-check/stray-output",
              {},
              {},
              "the engine writes lines that answer nothing",
              {text::format("before `{}` it wrote: {}", command, answer.stray.front())},
              {},
              game,
              {}});
  }
  if (!answer.is_complete()) report_failure(answer, command, game);
  return answer;
}

void TestedEngine::report_failure(const Answer& answer, const std::string& command, const std::string& game) {
  ++failures_;
  const std::string verb = command.substr(0, command.find(' '));
  std::string message = engines::failure_after(verb, answer, *engine_);
  std::vector<std::string> notes = last_words(*engine_);
  if (answer.kind == AnswerKind::timed_out && !answer.lines.empty()) {
    notes.insert(notes.begin(), "the engine answers: " + answer.lines.front());
  }
  if (command != verb) notes.insert(notes.begin(), text::format("the command was `{}`", command));
  log_.add({name_of_failure(answer.kind), {}, {}, std::move(message), std::move(notes), {}, game, {}});
  if (failures_ == most_failures) {
    log_.add({"uhp-check/given-up", {}, {}, "the engine has failed too often, and is not asked again", {}, {}, {}, {}});
  }
}

void TestedEngine::quit() {
  if (engine_ == nullptr) return;
  const bool is_asked = engine_->is_usable();
  const engines::ChildProcess::Stopped stopped = engine_->quit();
  const auto add = [&](std::string message) {
    log_.add({"uhp-check/exit", {}, {}, std::move(message), {}, {}, {}, {}});
  };
  if (stopped.needed_kill) {
    add("the engine ignores `exit`, the end of its input and SIGTERM, and was killed");
  } else if (stopped.needed_term && is_asked) {
    add("the engine ignores `exit` and the end of its input");
  }
  if (stopped.left_processes) add("the engine ends and leaves processes that still hold its output; they were killed");
}

bool TestedEngine::knows(std::string_view type) const {
  const std::size_t plus = type.find('+');
  if (plus == std::string_view::npos) return true;
  return std::all_of(type.begin() + static_cast<std::ptrdiff_t>(plus) + 1, type.end(), [&](char letter) {
    const std::string_view name = letter == 'M' ? "Mosquito" : letter == 'L' ? "Ladybug" : "Pillbug";
    return std::find(capabilities_.begin(), capabilities_.end(), name) != capabilities_.end();
  });
}

}  // namespace plyglot::tool::uhp_check
