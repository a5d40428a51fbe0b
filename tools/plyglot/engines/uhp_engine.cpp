#include "plyglot/engines/uhp_engine.hpp"

#include "text/format.hpp"

namespace plyglot::tool::engines {
namespace {

using std::chrono::milliseconds;

// `err` and `err MESSAGE`, but not `error`.
bool begins_with_word(std::string_view line, std::string_view word) {
  return line.substr(0, word.size()) == word && (line.size() == word.size() || line[word.size()] == ' ');
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r";
  const std::size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

// The end of an answer, or a line of it.
void add_line(std::string_view line, Answer& answer) {
  for (const auto& [word, kind] : {std::pair(std::string_view("err"), AnswerKind::error),
                                   std::pair(std::string_view("invalidmove"), AnswerKind::invalid_move)}) {
    if (!begins_with_word(line, word)) continue;
    answer.kind = kind;
    answer.message = trimmed(line.substr(word.size()));
    return;
  }
  answer.lines.emplace_back(line);
}

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

std::unique_ptr<UhpEngine> UhpEngine::start(const std::vector<std::string>& words, const EngineOptions& options,
                                            std::string& problem) {
  std::unique_ptr<ChildProcess> process = ChildProcess::start(words, options.limits, problem);
  if (process == nullptr) return nullptr;
  std::unique_ptr<UhpEngine> engine(new UhpEngine(std::move(process), options));
  engine->read_answer(engine->greeting_, Clock::now() + options.patience);
  const std::vector<std::string>& lines = engine->greeting_.lines;
  for (std::size_t index = 0; index < lines.size(); ++index) {
    if (!begins_with_word(lines[index], "id")) continue;
    engine->id_ = trimmed(std::string_view(lines[index]).substr(2));
    if (index + 1 < lines.size()) engine->capabilities_ = divided(lines[index + 1], ';');
    break;
  }
  return engine;
}

Answer UhpEngine::ask(std::string_view command, milliseconds patience) {
  Answer answer;
  if (failure_) {
    answer.kind = *failure_;
    return answer;
  }
  const Clock::time_point begin = Clock::now();
  take_stray_lines(answer);
  if (process_->write(std::string(command) + '\n', begin + patience)) {
    read_answer(answer, begin + patience);
  } else {
    const bool is_over = process_->end().kind != ChildEnd::Kind::running;
    answer.kind = is_over ? AnswerKind::ended : AnswerKind::not_taken;
    failure_ = answer.kind;
  }
  return answer;
}

void UhpEngine::take_stray_lines(Answer& answer) {
  for (std::size_t bytes = 0; answer.stray.size() < options_.most_lines && bytes < options_.most_bytes;) {
    ChildLine line = process_->read_line(Clock::now());
    if (line.kind != LineKind::line) break;
    bytes += line.text.size();
    answer.stray.push_back(std::move(line.text));
  }
}

void UhpEngine::read_answer(Answer& answer, Clock::time_point deadline) {
  const Clock::time_point begin = Clock::now();
  answer.kind = AnswerKind::ok;
  std::size_t bytes = 0;
  for (std::size_t count = 0;; ++count) {
    const ChildLine line = process_->read_line(deadline);
    if (line.kind == LineKind::line && trimmed(line.text) == "ok") break;
    bytes += line.text.size();
    if (line.kind == LineKind::line && count < options_.most_lines && bytes < options_.most_bytes) {
      add_line(line.text, answer);
      continue;
    }
    answer.kind = line.kind == LineKind::line ? AnswerKind::flooded : kind_of_end(line.kind);
    failure_ = answer.kind;
    break;
  }
  answer.took = std::chrono::duration_cast<milliseconds>(Clock::now() - begin);
}

Answer UhpEngine::new_game(std::string_view game) {
  return ask(game.empty() ? std::string("newgame") : text::format("newgame {}", game));
}

Answer UhpEngine::play(std::string_view move) { return ask(text::format("play {}", move)); }

Answer UhpEngine::undo(unsigned plies) {
  return ask(plies == 1 ? std::string("undo") : text::format("undo {}", plies));
}

Answer UhpEngine::best_move_in(milliseconds time) {
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(time).count();
  return ask(text::format("bestmove time {:02}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
             milliseconds(seconds * 1000) + options_.grace);
}

Answer UhpEngine::best_move_at(unsigned depth, milliseconds patience) {
  return ask(text::format("bestmove depth {}", depth), patience);
}

ChildProcess::Stopped UhpEngine::quit() {
  if (is_usable()) process_->write("exit\n", Clock::now() + options_.stop_grace);
  failure_ = AnswerKind::ended;
  return process_->stop(options_.stop_grace);
}

std::string said_failure(AnswerKind kind, UhpEngine& engine) {
  switch (kind) {
    case AnswerKind::timed_out:
      return "did not answer in time";
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

std::vector<std::string> divided(std::string_view text, char separator) {
  std::vector<std::string> parts;
  if (trimmed(text).empty()) return parts;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t stop = std::min(text.find(separator, begin), text.size());
    parts.emplace_back(trimmed(text.substr(begin, stop - begin)));
    begin = stop + 1;
  }
  return parts;
}

std::optional<GameWords> game_words(std::string_view line) {
  std::vector<std::string> parts = divided(line, ';');
  if (parts.size() < 3) return std::nullopt;
  GameWords words{parts[0], parts[1], parts[2], {}};
  words.moves.assign(std::make_move_iterator(parts.begin() + 3), std::make_move_iterator(parts.end()));
  return words;
}

}  // namespace plyglot::tool::engines
