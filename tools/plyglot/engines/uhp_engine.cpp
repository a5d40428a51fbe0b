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

// A line before the end of an answer.
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

bool UhpEngine::take_line(std::string_view line, Answer& answer) const {
  if (trimmed(line) == end_of_answer()) return true;
  add_line(line, answer);
  return false;
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
             milliseconds(seconds * 1000) + grace());
}

Answer UhpEngine::best_move_at(unsigned depth, milliseconds patience) {
  return ask(text::format("bestmove depth {}", depth), patience);
}

std::string command_to_set(const std::pair<std::string, std::string>& option) {
  return text::format("options set {} {}", option.first, option.second);
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
