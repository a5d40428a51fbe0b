// An engine of the Universal Hive Protocol for tests of what talks to engines, with faults in its rules.
//   plyglot-test-engine [--repetition] [--fault NAME]...
// With --repetition it says `Draw` when a position is there for the third time (hive-rules H30). One NAME may be of
// faults.cpp. The others are of what it answers:
//   claims-win           from the sixth ply on it says that White has won
//   ignores-game-string  of a GameString it takes the game type alone
//   keeps-game           a GameString is answered, and nothing is done
//   plays:RULE           it says that it has played what breaks a rule, such as hive/covered-piece; of `plays:` any
//   rule changes:RULE         it refuses the same, and plays a legal move

#include "hive/record/record_replay.hpp"
#include "hive/spelling/move_string.hpp"
#include "tools/engine/faults.hpp"

#include <plyglot/game.hpp>

#include <algorithm>
#include <charconv>
#include <iostream>
#include <set>
#include <sstream>

using namespace plyglot;

namespace {

struct Refusal {
  std::string words;
};

std::optional<unsigned> number_in(const std::string& word) {
  unsigned number = 0;
  const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || stop != word.data() + word.size()) return std::nullopt;
  return number;
}

// What is wrong with it.
struct Faults {
  test::Fault of_rules = nullptr;
  std::set<std::string, std::less<>> of_words;
  std::string repetition = "off";

  bool has(std::string_view name) const { return of_words.count(name) != 0; }
  // A fault about rules, such as `plays:hive/no-move`.
  bool has(const std::string& verb, const toolchain::Game::Played& played) const {
    const auto is_named = [&](const diagnostics::Diagnostic& found) {
      return found.severity == diagnostics::Severity::error &&
             has(verb + std::string(diagnostics::catalogue_entry(found.id).name));
    };
    return has(verb) || std::any_of(played.findings.begin(), played.findings.end(), is_named);
  }
};

class Engine {
 public:
  explicit Engine(Faults faults) : faults_(std::move(faults)), game_(begun("Base")) {}

  // The lines of the answer, without the `ok`.
  std::string answer(const std::string& line);

 private:
  toolchain::Game begun(const std::string& type) const;
  std::string game_string() const;
  std::vector<std::string> moves() const;
  std::string new_game(const std::string& words);
  std::string play(const std::string& words);
  std::string undo(const std::string& word);
  std::string best_move(std::istringstream& words) const;

  Faults faults_;
  toolchain::Game game_;
};

toolchain::Game Engine::begun(const std::string& type) const {
  std::string problem;
  auto game = toolchain::Game::start("hive", {{"type", type}, {"repetition", faults_.repetition}}, problem);
  if (!game) throw Refusal{"err " + problem};
  return *game;
}

std::string Engine::game_string() const {
  std::string text = game_.text();
  const std::size_t state = text.find("InProgress");
  if (faults_.has("claims-win") && game_.plies() > 5 && state != std::string::npos)
    text.replace(state, 10, "WhiteWins");
  return text + '\n';
}

std::vector<std::string> Engine::moves() const {
  const auto record = std::get<hive::Record>(game_.model());
  const hive::GameState state = hive::state_after(record);
  std::vector<hive::Move> moves;
  hive::list_legal_moves(state, {}, moves);
  if (faults_.of_rules != nullptr) faults_.of_rules(state, moves);
  return hive::uhp::move_strings(state, moves);
}

std::string Engine::new_game(const std::string& words) {
  std::istringstream parts(words);
  std::string type;
  std::getline(parts, type, ';');
  toolchain::Game game = begun(type.empty() ? "Base" : type);
  std::string part;
  if (faults_.has("keeps-game") && words.find(';') != std::string::npos) return game_string();
  const bool ignores_moves = faults_.has("ignores-game-string");
  for (int index = 0; !ignores_moves && std::getline(parts, part, ';'); ++index) {
    if (index >= 2 && !game.play(part).is_played) throw Refusal{"err cannot play " + part};
  }
  game_ = std::move(game);
  return game_string();
}

std::string Engine::play(const std::string& words) {
  const toolchain::Game::Played played = game_.play(words);
  if (played.is_played || faults_.has("plays:", played)) return game_string();
  if (const auto moves = game_.moves(); faults_.has("changes:", played) && !moves.empty()) game_.play(moves[0].words);
  throw Refusal{"invalidmove not legal: " + words};
}

std::string Engine::undo(const std::string& word) {
  const std::optional<unsigned> count = word.empty() ? 1U : number_in(word);
  if (!count || *count > game_.plies()) throw Refusal{"err cannot undo " + word};
  for (unsigned taken = 0; taken < *count; ++taken) game_.undo();
  return game_string();
}

std::string Engine::best_move(std::istringstream& words) const {
  std::string how;
  std::string limit;
  words >> how >> limit;
  const bool is_depth = how == "depth" && number_in(limit);
  const bool is_time = how == "time" && limit.size() == 8 && limit[2] == ':' && limit[5] == ':';
  if (!is_depth && !is_time) throw Refusal{"err bestmove depth N, or bestmove time HH:MM:SS"};
  const std::vector<std::string> all = moves();
  if (all.empty()) throw Refusal{"err the game is over"};
  return all.front() + '\n';
}

std::string Engine::answer(const std::string& line) {
  std::istringstream words(line);
  std::string command;
  words >> command >> std::ws;
  std::string rest;
  if (command == "bestmove") return best_move(words);
  std::getline(words, rest);
  if (command == "info") return "id plyglot-test-engine\nMosquito;Ladybug;Pillbug\n";
  if (command == "newgame") return new_game(rest);
  if (command == "play") return play(rest);
  if (command == "pass") return play("pass");
  if (command == "undo") return undo(rest);
  if (command == "options" && rest.empty()) return {};
  if (command != "validmoves") throw Refusal{"err unknown: " + line};
  std::string list;
  for (const std::string& move : moves()) list += (list.empty() ? "" : ";") + move;
  return list + '\n';
}

// False if there is none of the name.
bool take_fault(const std::string& name, Faults& faults) {
  constexpr std::string_view of_words[] = {"claims-win", "ignores-game-string", "keeps-game"};
  const bool is_of_rule = name.rfind("plays:", 0) == 0 || name.rfind("changes:", 0) == 0;
  if (is_of_rule || std::find(std::begin(of_words), std::end(of_words), name) != std::end(of_words)) {
    faults.of_words.insert(name);
    return true;
  }
  faults.of_rules = test::fault_named(name);
  return faults.of_rules != nullptr;
}

int usage() {
  std::cerr << "usage: plyglot-test-engine [--repetition] [--fault NAME]...\n";
  return 2;
}

}  // namespace

int main(int argument_count, char** arguments) {
  const std::vector<std::string> words(arguments + 1, arguments + argument_count);
  Faults faults;
  for (std::size_t index = 0; index < words.size(); ++index) {
    if (words[index] == "--repetition") {
      faults.repetition = "threefold";
      continue;
    }
    if (words[index] != "--fault" || ++index == words.size()) return usage();
    if (!take_fault(words[index], faults)) return usage();
  }
  Engine engine(std::move(faults));
  std::cout << engine.answer("info") << "ok" << std::endl;
  for (std::string line; std::getline(std::cin, line) && line != "exit";) {
    try {
      std::cout << engine.answer(line);
    } catch (const Refusal& refusal) {
      std::cout << refusal.words << '\n';
    }
    std::cout << "ok" << std::endl;
  }
}
