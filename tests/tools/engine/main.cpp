// An engine of the Universal Hive Protocol for tests of what talks to engines, with faults in its rules.
//   plyglot-test-engine [--fault NAME]
// NAME is one of faults.cpp; or `claims-win`: from the sixth ply on the engine says that White has won; or
// `ignores-game-string`: of a GameString it takes the game type alone.

#include "hive/record/record_replay.hpp"
#include "hive/spelling/move_string.hpp"
#include "tools/engine/faults.hpp"

#include <plyglot/game.hpp>

#include <charconv>
#include <iostream>
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

class Engine {
 public:
  Engine(test::Fault fault, std::string_view fault_of_words)
      : fault_(fault), fault_of_words_(fault_of_words), game_(begun("Base")) {}

  // The lines of the answer, without the `ok`.
  std::string answer(const std::string& line);

 private:
  static toolchain::Game begun(const std::string& type);
  std::string game_string() const;
  std::vector<std::string> moves() const;
  std::string new_game(const std::string& words);
  std::string play(const std::string& words);
  std::string undo(const std::string& word);
  std::string best_move(std::istringstream& words) const;

  test::Fault fault_;
  // In what it says, not in its rules; empty for none.
  std::string_view fault_of_words_;
  toolchain::Game game_;
};

toolchain::Game Engine::begun(const std::string& type) {
  std::string problem;
  auto game = toolchain::Game::start("hive", {{"type", type}}, problem);
  if (!game) throw Refusal{"err " + problem};
  return *game;
}

std::string Engine::game_string() const {
  std::string text = game_.text();
  const std::size_t state = text.find("InProgress");
  if (fault_of_words_ == "claims-win" && game_.plies() > 5 && state != std::string::npos)
    text.replace(state, 10, "WhiteWins");
  return text + '\n';
}

std::vector<std::string> Engine::moves() const {
  const auto record = std::get<hive::Record>(game_.model());
  const hive::GameState state = hive::state_after(record);
  std::vector<hive::Move> moves;
  hive::list_legal_moves(state, {}, moves);
  if (fault_ != nullptr) fault_(state, moves);
  return hive::uhp::move_strings(state, moves);
}

std::string Engine::new_game(const std::string& words) {
  std::istringstream parts(words);
  std::string type;
  std::getline(parts, type, ';');
  toolchain::Game game = begun(type.empty() ? "Base" : type);
  std::string part;
  const bool ignores_moves = fault_of_words_ == "ignores-game-string";
  for (int index = 0; !ignores_moves && std::getline(parts, part, ';'); ++index) {
    if (index >= 2 && !game.play(part).is_played) throw Refusal{"err cannot play " + part};
  }
  game_ = std::move(game);
  return game_string();
}

std::string Engine::play(const std::string& words) {
  if (!game_.play(words).is_played) throw Refusal{"invalidmove not legal: " + words};
  return game_string();
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

int usage() {
  std::cerr << "usage: plyglot-test-engine [--fault NAME]\n";
  return 2;
}

}  // namespace

int main(int argument_count, char** arguments) {
  const std::vector<std::string> words(arguments + 1, arguments + argument_count);
  test::Fault fault = nullptr;
  const bool has_fault = words.size() == 2 && words[0] == "--fault";
  const bool is_of_words = has_fault && (words[1] == "claims-win" || words[1] == "ignores-game-string");
  if (has_fault && !is_of_words) fault = test::fault_named(words[1]);
  if (!words.empty() && !is_of_words && fault == nullptr) return usage();
  Engine engine(fault, is_of_words ? std::string_view(words[1]) : std::string_view());
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
