#include "plyglot/uhp_check/protocol_check.hpp"

#include "plyglot/uhp_check/position_check.hpp"

#include "text/format.hpp"

#include <span>

namespace plyglot::tool::uhp_check {
namespace {

using engines::Answer;
using engines::AnswerKind;
using std::chrono::milliseconds;

class ProtocolCheck {
 public:
  ProtocolCheck(TestedEngine& engine, CheckLog& log) : engine_(engine), log_(log) {}

  void check_greeting();
  void check_info();
  void check_new_game();
  void check_types();
  void check_game_string_taken();
  void check_unknown_command();
  void check_bad_arguments();
  void check_illegal_play();
  void check_illegal_pass();
  void check_spellings();
  void check_undo();
  void check_undo_too_many();
  void check_options();
  void check_best_move();

 private:
  void complain(std::string_view name, std::string message, const Answer& answer, const std::string& command = {},
                const std::string& game = {});
  void complain(std::string message, const Answer& answer, const std::string& command = {},
                const std::string& game = {}) {
    complain("uhp-check/protocol", std::move(message), answer, command, game);
  }
  // A game on both boards after these moves; none if the engine could not follow.
  std::optional<Referee> game_after(std::span<const std::string_view> moves);
  // `err`, and the position stays.
  void expect_error(const std::string& command, Referee* referee = nullptr);
  void expect_same(Referee& referee);

  TestedEngine& engine_;
  CheckLog& log_;
};

constexpr std::string_view opening[] = {"wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"};

void ProtocolCheck::complain(std::string_view name, std::string message, const Answer& answer,
                             const std::string& command, const std::string& game) {
  CheckFinding finding;
  finding.name = name;
  finding.message = std::move(message);
  finding.game = game;
  if (!command.empty()) finding.notes.push_back(text::format("the command was `{}`", command));
  if (!answer.message.empty()) finding.notes.push_back("the engine says: " + answer.message);
  if (!answer.lines.empty()) finding.notes.push_back("the engine answers: " + answer.lines.front());
  log_.add(std::move(finding));
}

std::optional<Referee> ProtocolCheck::game_after(std::span<const std::string_view> moves) {
  Referee referee("Base");
  if (!begin_on_both(referee, engine_, log_)) return std::nullopt;
  for (const std::string_view spelled : moves) {
    const std::string words(spelled);
    const RefereeMove move{*referee.read(words).to, words};
    if (!play_on_both(move, referee, engine_, log_)) return std::nullopt;
  }
  return referee;
}

void ProtocolCheck::expect_same(Referee& referee) {
  if (engine_.is_usable()) compare_moves(referee, engine_, log_);
}

void ProtocolCheck::expect_error(const std::string& command, Referee* referee) {
  const Answer answer = engine_.ask(command);
  if (!answer.is_complete()) return;
  if (answer.is_ok())
    complain("uhp-check/lax", text::format("the engine answers `{}` without an error", command), answer);
  if (referee == nullptr) return;
  // What it has made of the command is of no interest.
  if (answer.is_ok())
    set_up(*referee, engine_);
  else
    expect_same(*referee);
}

void ProtocolCheck::check_greeting() {
  const Answer& greeting = engine_.greeting();
  if (!greeting.is_ok()) return complain("the greeting is an error", greeting);
  if (engine_.id().empty()) complain("the greeting has no line `id NAME`", greeting);
  if (greeting.lines.empty() || greeting.lines.front().substr(0, 3) != "id ") {
    complain("the greeting does not begin with `id`", greeting);
  }
  for (std::size_t index = 1; index < greeting.lines.size(); ++index) {
    for (const std::string& word : engines::divided(greeting.lines[index], ';')) {
      if (word != "Mosquito" && word != "Ladybug" && word != "Pillbug") {
        complain(text::format("the capabilities name `{}`: only Mosquito, Ladybug and Pillbug are known", word),
                 greeting);
      }
    }
  }
}

void ProtocolCheck::check_info() {
  const Answer answer = engine_.ask("info");
  if (answer.is_complete() && answer.lines != engine_.greeting().lines) {
    complain("`info` answers something else than the greeting said", answer);
  }
}

void ProtocolCheck::check_new_game() {
  const Answer answer = engine_.ask("newgame");
  const std::string* line = answer.only_line();
  if (answer.is_complete() && (line == nullptr || *line != "Base;NotStarted;White[1]")) {
    complain("a new game is `Base;NotStarted;White[1]` where no type is named", answer, "newgame");
  }
}

void ProtocolCheck::check_types() {
  for (const char* type : {"Base", "Base+M", "Base+L", "Base+P", "Base+ML", "Base+MP", "Base+LP", "Base+MLP"}) {
    if (!engine_.is_usable()) return;
    Referee referee(type);
    if (!engine_.knows(type))
      expect_error(text::format("newgame {}", type));
    else if (begin_on_both(referee, engine_, log_))
      compare_moves(referee, engine_, log_);
  }
}

void ProtocolCheck::check_game_string_taken() {
  Referee referee("Base");
  if (!begin_on_both(referee, engine_, log_)) return;
  const std::vector<std::string> before = words_listed(engine_, referee);
  for (const std::string_view words : opening) referee.play(std::string(words));
  const std::string command = "newgame " + referee.text();
  const Answer answer = engine_.ask(command);
  if (!answer.is_complete()) return;
  if (!answer.is_ok()) {
    engine_.take_no_game_strings();
    return complain("the engine does not take a GameString", answer, command);
  }
  // It has begun a new game without the moves, or kept the one that it had.
  const std::vector<std::string> listed = words_listed(engine_, referee);
  if (!listed.empty() && listed == before) {
    engine_.take_no_game_strings();
    return complain("the engine ignores the moves of a GameString", answer, command, referee.text());
  }
  check_game_string(answer, command, referee, log_);
  compare_moves(referee, engine_, log_);
}

void ProtocolCheck::check_unknown_command() {
  if (auto referee = game_after(opening)) expect_error("plyglot-no-such-command", &*referee);
}

void ProtocolCheck::check_bad_arguments() {
  auto referee = game_after(opening);
  if (!referee) return;
  for (const char* command :
       {"undo x", "undo -1", "bestmove", "bestmove depth", "bestmove depth x", "bestmove time soon"}) {
    if (engine_.is_usable()) expect_error(command, &*referee);
  }
  // A new game that is refused may end the old one.
  if (engine_.is_usable()) expect_error("newgame Base+X");
  if (engine_.is_usable() && engine_.takes_game_strings())
    expect_error("newgame Base;InProgress;White[2];wS1;bS1 wG1-");
}

void ProtocolCheck::check_illegal_play() {
  auto referee = game_after(opening);
  if (!referee) return;
  // Not legal, of the other side, no piece, no move, and nothing.
  for (const char* words : {"wA1 bQ-", "bA1 bQ-", "wX1 wQ-", "xyzzy", "wA1 wG3-"}) {
    if (!engine_.is_usable()) return;
    if (!expect_refusals({text::format("play {}", words)}, *referee, engine_, log_)) return;
    expect_same(*referee);
  }
}

void ProtocolCheck::check_illegal_pass() {
  auto referee = game_after(opening);
  if (!referee) return;
  for (const char* command : {"pass", "play pass"}) {
    if (!expect_refusals({command}, *referee, engine_, log_)) return;
    expect_same(*referee);
  }
}

// One cell has a name from each of its neighbours.
void ProtocolCheck::check_spellings() {
  constexpr std::string_view before[] = {"wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wA1 \\wQ", "bA1 bQ/"};
  const std::vector<std::vector<std::string>> same = {{"wA2 -wQ", "wA2 /wA1"}, {"wA1 \\bS1", "wA1 wS1/"}};
  for (const std::vector<std::string>& spellings : same) {
    for (const std::string& words : spellings) {
      auto referee = game_after(before);
      if (!referee) return;
      const RefereeMove move{*referee->read(words).to, words};
      if (play_on_both(move, *referee, engine_, log_)) expect_same(*referee);
    }
  }
}

void ProtocolCheck::check_undo() {
  auto referee = game_after(opening);
  if (!referee) return;
  for (const unsigned count : {1U, 2U}) {
    const std::string command = count == 1 ? std::string("undo") : text::format("undo {}", count);
    const Answer answer = engine_.ask(command, referee->text());
    if (!answer.is_complete()) return;
    if (!answer.is_ok()) return complain("the engine does not take back what was played", answer, command);
    for (unsigned taken = 0; taken < count; ++taken) referee->undo();
    check_game_string(answer, command, *referee, log_);
    expect_same(*referee);
  }
}

void ProtocolCheck::check_undo_too_many() {
  auto referee = game_after(opening);
  if (!referee) return;
  const Answer answer = engine_.ask("undo 5", referee->text());
  if (answer.is_ok())
    complain("the engine takes back more plies than were played", answer, "undo 5", referee->text());
  else
    expect_same(*referee);
}

void ProtocolCheck::check_options() {
  const Answer answer = engine_.ask("options");
  if (answer.is_complete() && !answer.is_ok()) complain("`options` is answered by an error", answer, "options");
  for (const std::string& line : answer.lines) {
    if (engines::divided(line, ';').size() < 4) {
      complain("an option is written `NAME;TYPE;VALUE;DEFAULT`, with more where the type has more", answer, "options");
    }
  }
  expect_error("options get plyglot-no-such-option");
  expect_error("options set plyglot-no-such-option 1");
}

void ProtocolCheck::check_best_move() {
  auto referee = game_after(opening);
  if (!referee) return;
  for (const char* command : {"bestmove depth 1", "bestmove time 00:00:01"}) {
    if (!engine_.is_usable()) return;
    // A search by depth may take long.
    const bool is_timed = std::string_view(command).find("time") != std::string_view::npos;
    const Answer answer =
        engine_.ask(command, referee->text(), is_timed ? milliseconds(1000) + engine_.grace() : engine_.patience());
    if (!answer.is_complete()) return;
    const std::string* line = answer.only_line();
    if (line == nullptr) {
      complain("the best move is not one line", answer, command, referee->text());
    } else if (const auto meaning = referee->read(*line); !meaning.to || referee->find(*meaning.to) == nullptr) {
      complain(text::format("the best move `{}` is not legal", *line), answer, command, referee->text());
    }
    // It is said, and not played.
    expect_same(*referee);
  }
}

struct Question {
  const char* name;
  void (ProtocolCheck::*ask)();
};
constexpr Question questions[] = {
    {"greeting", &ProtocolCheck::check_greeting},
    {"info", &ProtocolCheck::check_info},
    {"newgame", &ProtocolCheck::check_new_game},
    {"newgame with a game type", &ProtocolCheck::check_types},
    {"newgame with a GameString", &ProtocolCheck::check_game_string_taken},
    {"an unknown command", &ProtocolCheck::check_unknown_command},
    {"bad arguments", &ProtocolCheck::check_bad_arguments},
    {"play of what is not legal", &ProtocolCheck::check_illegal_play},
    {"pass with moves", &ProtocolCheck::check_illegal_pass},
    {"several spellings of a move", &ProtocolCheck::check_spellings},
    {"undo", &ProtocolCheck::check_undo},
    {"undo of too many plies", &ProtocolCheck::check_undo_too_many},
    {"options", &ProtocolCheck::check_options},
    {"bestmove", &ProtocolCheck::check_best_move},
};

}  // namespace

void check_protocol(TestedEngine& engine, CheckLog& log) {
  ProtocolCheck check(engine, log);
  for (const Question& question : questions) {
    if (engine.is_given_up()) break;
    log.begin("protocol", question.name);
    if (!engine.revive()) break;
    (check.*question.ask)();
  }
  log.end();
}

void check_exit(TestedEngine& engine, CheckLog& log) {
  log.begin("protocol", "exit");
  engine.quit();
  log.end();
}

}  // namespace plyglot::tool::uhp_check
