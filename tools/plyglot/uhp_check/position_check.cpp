#include "plyglot/uhp_check/position_check.hpp"

#include "text/format.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace plyglot::tool::uhp_check {
namespace {

using engines::Answer;
using engines::AnswerKind;

// From one position in which illegal moves are played to the next. With an even number it would be one side's turn in
// all of them.
constexpr std::uint32_t plies_between_illegal_moves = 9;

// No position has so many legal moves, and to say what is wrong with a word takes time.
constexpr std::size_t most_words = 1000;

// Of an illegal move: rules of movement are broken by one kind and kept by others, and the rest is the same for all.
std::string kind_of_words(const std::string& words, std::string_view rule) {
  const bool is_of_movement = rule == "hive/gate-blocked" || rule == "hive/cannot-reach" ||
                              rule == "hive/destination-occupied" || rule == "hive/destination-detached";
  return is_of_movement && words.size() > 1 ? words.substr(1, 1) : std::string();
}

CheckFinding about_position(std::string_view name, std::string message, const Referee& referee) {
  CheckFinding finding;
  finding.name = name;
  finding.message = std::move(message);
  finding.game = referee.text();
  finding.board = referee.board();
  return finding;
}

// The engine's words for a move that is not legal.
CheckFinding about_illegal_move(const std::string& words, std::string_view done, Referee::Meaning&& meaning,
                                const Referee& referee) {
  const bool is_rule =
      meaning.finding && diagnostics::catalogue_entry(meaning.finding->id).name.substr(0, 5) == "hive/";
  const std::string_view name = is_rule || meaning.to ? "uhp-check/move-illegal" : "uhp-check/move-unreadable";
  std::string why = meaning.finding ? meaning.finding->message : meaning.problem;
  CheckFinding finding = about_position(name, text::format("the engine {} `{}`, but {}", done, words, why), referee);
  finding.move = words;
  if (meaning.finding) {
    finding.rule = diagnostics::catalogue_entry(meaning.finding->id).name;
    finding.notes = std::move(meaning.finding->notes);
  }
  finding.kind = kind_of_words(words, finding.rule);
  return finding;
}

CheckFinding about_missing_move(std::string_view name, std::string_view done, const RefereeMove& move,
                                const Referee& referee) {
  const MoveReason reason = reason_of(move.to, referee.record());
  CheckFinding finding = about_position(
      name, text::format("the engine {} `{}`, which is legal: {}", done, move.words, reason.words), referee);
  finding.move = move.words;
  finding.rule = "hive-rules " + std::string(reason.rule);
  return finding;
}

// The words of a list of moves; anything but one line is a finding.
std::vector<std::string> listed_moves(const Answer& answer, const Referee& referee, CheckLog& log) {
  if (answer.lines.size() > 1) {
    log.add(about_position("uhp-check/protocol", "the engine answers `validmoves` with more than one line", referee));
  }
  std::vector<std::string> words;
  for (const std::string& line : answer.lines) {
    for (std::string& word : engines::moves_in(line)) words.push_back(std::move(word));
  }
  if (words.size() > most_words) {
    log.add(about_position(
        "uhp-check/protocol",
        text::format("the engine lists more than {} moves; the others are not looked at", most_words), referee));
    words.resize(most_words);
  }
  return words;
}

void compare_lists(const std::vector<std::string>& words, Referee& referee, CheckLog& log) {
  std::map<Destination, std::string> listed;
  for (const std::string& word : words) {
    Referee::Meaning meaning = referee.read(word);
    if (!meaning.to || referee.find(*meaning.to) == nullptr) {
      log.add(about_illegal_move(word, "allows", std::move(meaning), referee));
      continue;
    }
    const auto [known, is_new] = listed.emplace(*meaning.to, word);
    if (is_new) continue;
    const std::string both = known->second == word ? std::string() : text::format(" and `{}`", word);
    CheckFinding finding = about_position(
        "uhp-check/move-twice", text::format("the engine lists one move twice: `{}`{}", known->second, both), referee);
    finding.move = word;
    finding.rule = "hive-rules 3";
    log.add(std::move(finding));
  }
  for (const RefereeMove& move : referee.moves()) {
    if (listed.count(move.to) == 0) {
      log.add(about_missing_move("uhp-check/move-missing", "does not list", move, referee));
    }
  }
}

std::size_t problems_in(const CheckLog& log) {
  return log.cases().back().findings.size() + log.cases().back().repeated;
}

// True if all words are spelled as plyglot spells them: then nothing else need be looked at. The words are sorted.
bool is_same_list(std::vector<std::string>& words, const std::vector<RefereeMove>& moves) {
  if (words.size() != moves.size()) return false;
  std::sort(words.begin(), words.end());
  return std::equal(words.begin(), words.end(), moves.begin(),
                    [](const std::string& word, const RefereeMove& move) { return word == move.words; });
}

}  // namespace

bool compare_moves(Referee& referee, TestedEngine& engine, CheckLog& log) {
  const std::string game = referee.text();
  const Answer answer = engine.ask("validmoves", game);
  if (!answer.is_complete()) return false;
  log.count_position(referee.moves().size());
  // After the end there are no moves (hive-rules H3); to say so by `err` is right as well.
  if (!answer.is_ok() && referee.is_over()) return true;
  const std::size_t before = problems_in(log);
  if (!answer.is_ok()) {
    log.add(about_position("uhp-check/protocol", "the engine answers `validmoves` with an error: " + answer.message,
                           referee));
    return false;
  }
  std::vector<std::string> words = listed_moves(answer, referee, log);
  if (!is_same_list(words, referee.moves())) compare_lists(words, referee, log);
  return problems_in(log) == before;
}

void check_game_string(const Answer& answer, const std::string& command, const Referee& referee, CheckLog& log) {
  const std::string* line = answer.only_line();
  const auto add = [&](std::string_view name, std::string what, std::string key) {
    const std::string verb = command.substr(0, command.find(' '));
    CheckFinding finding = about_position(name, std::move(what), referee);
    finding.kind = std::move(key);
    finding.notes.push_back(text::format("the command was `{}`", verb));
    if (line != nullptr) finding.notes.push_back("the engine answers: " + *line);
    log.add(std::move(finding));
  };
  const auto said = line == nullptr ? std::nullopt : engines::game_words(*line);
  if (!said) return add("uhp-check/protocol", "the answer is not one GameString", command.substr(0, command.find(' ')));
  const auto expected = *engines::game_words(referee.text());
  if (said->type != expected.type) add("uhp-check/game-string", "the game type is not that of the game", "type");
  if (said->state != expected.state) {
    add("uhp-check/state", text::format("the engine says `{}`, but the game is `{}`", said->state, expected.state), {});
  }
  if (said->turn != expected.turn) {
    add("uhp-check/game-string",
        text::format("the engine says that it is the turn `{}`, but it is `{}`", said->turn, expected.turn), "turn");
  }
  if (said->moves.size() != expected.moves.size()) {
    add("uhp-check/game-string", "the GameString has too few or too many moves", "moves");
  }
}

std::vector<std::string> words_listed(TestedEngine& engine, const Referee& referee) {
  std::vector<std::string> words;
  for (const std::string& line : engine.ask("validmoves", referee.text()).lines) {
    for (std::string& word : engines::moves_in(line)) words.push_back(std::move(word));
  }
  std::sort(words.begin(), words.end());
  return words;
}

namespace {

// What an engine does that is asked to play what is not legal.
enum class Response : std::uint8_t { refuses, plays, does_not_answer };

Response response_to(const std::string& command, const Referee& referee, TestedEngine& engine, CheckLog& log) {
  const Answer answer = engine.ask(command, referee.text());
  if (!answer.is_complete()) return Response::does_not_answer;
  if (answer.is_ok()) return Response::plays;
  // After the end no move is one (hive-rules H3).
  if (answer.kind == AnswerKind::invalid_move || referee.is_over()) return Response::refuses;
  CheckFinding finding;
  finding.name = "uhp-check/lax";
  finding.message = "a move that is not legal is answered by `err`, and not by `invalidmove`";
  finding.notes = {text::format("the command was `{}`", command), "the engine says: " + answer.message};
  log.add(std::move(finding));
  return Response::refuses;
}

CheckFinding about_played_move(const std::string& command, Referee& referee) {
  // `pass` is both a command and a move.
  const std::string words = command.substr(command.find(' ') + 1);
  return about_illegal_move(words, "plays", referee.read(words), referee);
}

// Finds out which of the commands changes the engine's game although the engine refuses it.
bool name_changing_command(const std::vector<std::string>& commands, const std::vector<std::string>& listed,
                           Referee& referee, TestedEngine& engine, CheckLog& log) {
  CheckFinding finding =
      about_position("uhp-check/protocol", "the engine refuses a move, and changes its game", referee);
  for (const std::string& command : commands) {
    if (!set_up(referee, engine)) return false;
    const Answer answer = engine.ask(command, referee.text());
    if (answer.is_ok() || words_listed(engine, referee) == listed) continue;
    finding.move = command.substr(command.find(' ') + 1);
    finding.notes.push_back(text::format("the command was `{}`", command));
    break;
  }
  if (!engine.is_usable()) return false;
  log.add(std::move(finding));
  return set_up(referee, engine);
}

}  // namespace

bool expect_refusals(const std::vector<std::string>& commands, Referee& referee, TestedEngine& engine, CheckLog& log) {
  const std::vector<std::string> listed = words_listed(engine, referee);
  bool is_changed = false;
  for (const std::string& command : commands) {
    Response response = response_to(command, referee, engine, log);
    if (response == Response::does_not_answer) return false;
    if (response == Response::refuses) continue;
    // A move that was refused may have changed the engine's game to one in which this is legal.
    const bool is_back = set_up(referee, engine);
    if (is_back) response = response_to(command, referee, engine, log);
    if (response == Response::plays) log.add(about_played_move(command, referee));
    if (response == Response::refuses) is_changed = true;
    if (!is_back || !set_up(referee, engine)) return false;
  }
  is_changed = is_changed || words_listed(engine, referee) != listed;
  if (!engine.is_usable()) return false;
  return !is_changed || name_changing_command(commands, listed, referee, engine, log);
}

bool play_on_both(const RefereeMove& given, Referee& referee, TestedEngine& engine, CheckLog& log) {
  // The referee's list changes under it.
  const RefereeMove move = given;
  const Answer answer = engine.ask("play " + move.words, referee.text());
  if (!answer.is_complete()) return false;
  if (!answer.is_ok()) {
    CheckFinding finding = about_missing_move("uhp-check/move-refused", "refuses", move, referee);
    finding.notes.push_back("the engine says: " + answer.message);
    log.add(std::move(finding));
    referee.play(move.words);
    return set_up(referee, engine);
  }
  referee.play(move.words);
  check_game_string(answer, "play " + move.words, referee, log);
  return true;
}

bool begin_on_both(const Referee& referee, TestedEngine& engine, CheckLog& log) {
  const std::string command = "newgame " + referee.type();
  const Answer answer = engine.ask(command);
  if (!answer.is_complete()) return false;
  if (answer.is_ok()) {
    check_game_string(answer, command, referee, log);
    return true;
  }
  log.add({"uhp-check/protocol",
           {},
           {},
           text::format("the engine refuses `{}`: {}", command, answer.message),
           {},
           {},
           {},
           {}});
  return false;
}

bool set_up(const Referee& referee, TestedEngine& engine) {
  const std::string game = referee.text();
  const std::vector<std::string> moves = engines::game_words(game)->moves;
  if (!moves.empty() && engine.takes_game_strings()) {
    const Answer answer = engine.ask("newgame " + game, game);
    const std::string* line = answer.only_line();
    const auto said = line == nullptr ? std::nullopt : engines::game_words(*line);
    if (said && said->moves.size() == moves.size()) return true;
  }
  if (!engine.ask("newgame " + referee.type(), game).is_ok()) return false;
  return std::all_of(moves.begin(), moves.end(),
                     [&](const std::string& words) { return engine.ask("play " + words, game).is_ok(); });
}

namespace {

std::vector<std::string> commands_to_play(const std::vector<std::string>& moves) {
  std::vector<std::string> commands;
  for (const std::string& words : moves) commands.push_back("play " + words);
  return commands;
}

}  // namespace

void check_game(const std::string& type, const Chooser& choose, IllegalMoves& illegal, TestedEngine& engine,
                CheckLog& log) {
  Referee referee(type);
  if (!begin_on_both(referee, engine, log)) return;
  for (;;) {
    compare_moves(referee, engine, log);
    if (!engine.is_usable()) return;
    const RefereeMove* next = choose(referee);
    const bool is_turn_of_illegal = referee.plies() % plies_between_illegal_moves == plies_between_illegal_moves - 1;
    if (next == nullptr || is_turn_of_illegal) {
      if (!expect_refusals(commands_to_play(illegal.draw(referee)), referee, engine, log)) return;
    }
    if (next == nullptr) break;
    if (!play_on_both(*next, referee, engine, log)) return;
  }
  // More than one, so that what was stunned before comes back as well.
  const std::uint32_t back = std::min<std::uint32_t>(3, referee.plies());
  if (back == 0) return;
  const std::string command = text::format("undo {}", back);
  const Answer answer = engine.ask(command, referee.text());
  if (!answer.is_complete()) return;
  for (std::uint32_t count = 0; count < back; ++count) referee.undo();
  if (!answer.is_ok()) {
    log.add({"uhp-check/protocol",
             {},
             {},
             "the engine refuses to take back plies that were played",
             {text::format("the answer to `{}` is: {}", command, answer.message)},
             {},
             referee.text(),
             {}});
    return;
  }
  check_game_string(answer, command, referee, log);
  compare_moves(referee, engine, log);
}

namespace {

// False to stop the walk: a difference, or no answer.
bool walk(Referee& referee, std::uint32_t depth, TestedEngine& engine, CheckLog& log) {
  if (depth == 0) return compare_moves(referee, engine, log);
  const std::vector<RefereeMove> moves = referee.moves();
  for (const RefereeMove& move : moves) {
    if (!play_on_both(move, referee, engine, log)) return false;
    if (!walk(referee, depth - 1, engine, log)) return false;
    referee.undo();
    if (!engine.ask("undo", referee.text()).is_ok()) return false;
  }
  return true;
}

}  // namespace

void check_perft(Referee& referee, std::uint32_t depth, TestedEngine& engine, CheckLog& log) {
  for (std::uint32_t plies = 0; plies < depth; ++plies) {
    if (!walk(referee, plies, engine, log)) return;
  }
}

}  // namespace plyglot::tool::uhp_check
