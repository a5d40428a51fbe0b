#include "naive/homeworlds_rules/game.hpp"
#include "tools/naive_adapter/answers.hpp"

#include <algorithm>
#include <sstream>

namespace plyglot::naive_adapter {
namespace {

namespace homeworlds = naive::homeworlds_rules;

struct Turn {
  std::vector<homeworlds::Action> actions;
  bool is_confirmed = false;
};

struct HomeworldsRecord {
  int players = 2;
  std::vector<Turn> turns;
};

homeworlds::Words words_of(const std::string& text) {
  homeworlds::Words words;
  std::istringstream stream(text);
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

// homeworlds 5, as `plyglot fmt` writes it: every word is there.
homeworlds::Action action_of(const homeworlds::Words& words) {
  homeworlds::Action action;
  if (words.empty()) throw Unsupported{};
  action.verb = words.front();
  const std::map<std::string, std::vector<std::string*>> places = {
      {"homeworld", {&action.stars[0], &action.stars[1], &action.ship, &action.system}},
      {"build", {&action.ship, &action.system}},
      {"trade", {&action.ship, &action.system, &action.colour}},
      {"discover", {&action.ship, &action.system, &action.star, &action.other_system}},
      {"move", {&action.ship, &action.system, &action.other_system}},
      {"attack", {&action.ship, &action.system}},
      {"sacrifice", {&action.ship, &action.system}},
      {"catastrophe", {&action.system, &action.colour}},
      {"pass", {}}};
  const auto found = places.find(action.verb);
  if (found == places.end() || found->second.size() + 1 != words.size()) throw Unsupported{};
  for (std::size_t i = 0; i < found->second.size(); ++i) *found->second[i] = words[i + 1];
  // The owner comes after the ship: `g1n`.
  constexpr std::size_t piece_letters = 2;
  if (action.verb == "attack" && action.ship.size() > piece_letters) {
    const std::size_t seat = std::string("nesw").find(action.ship[piece_letters]);
    if (seat == std::string::npos) throw Unsupported{};
    action.owner = static_cast<int>(seat);
    action.ship.resize(piece_letters);
  }
  return action;
}

Turn turn_of(std::string line) {
  Turn turn;
  if (line.back() == '*') {
    turn.is_confirmed = true;
    line.pop_back();
  }
  std::istringstream actions(line);
  for (std::string action; std::getline(actions, action, ';');) turn.actions.push_back(action_of(words_of(action)));
  return turn;
}

// Who plays; whatever else a header says must mean nothing for play.
void read_header(const std::string& line, HomeworldsRecord& record) {
  if (line.rfind("Players:", 0) == 0) {
    record.players = static_cast<int>(std::count(line.begin(), line.end(), ',')) + 1;
  } else if (line.rfind("Event:", 0) != 0) {
    throw Unsupported{};
  }
}

HomeworldsRecord homeworlds_record(const std::string& text) {
  HomeworldsRecord record;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.find_first_of("#(\r") != std::string::npos) throw Unsupported{};
    if (line.empty()) continue;
    if (line.find(':') != std::string::npos) {
      read_header(line, record);
    } else {
      record.turns.push_back(turn_of(line));
    }
  }
  return record;
}

homeworlds::Game game_in(const Json& request) {
  const HomeworldsRecord record = homeworlds_record(plain_file(request));
  homeworlds::Game game = homeworlds::start_of(record.players, "rules");
  const std::size_t turns = wanted_plies(request, record.turns.size());
  for (std::size_t i = 0; i < turns; ++i) {
    for (const homeworlds::Finding& finding : play_turn(game, record.turns[i].actions, record.turns[i].is_confirmed)) {
      if (finding.severity == "error") throw Unsupported{};
    }
  }
  return game;
}

// The protocol names the owner of an attacked ship by the seat alone.
Json actions_of(const homeworlds::Game& game) {
  Json texts = Json::array();
  for (std::string text : homeworlds::basic_actions(game)) {
    const std::size_t of = text.find(" of ");
    if (of != std::string::npos) text.erase(of, std::string(" of").size());
    texts.push_back(text);
  }
  return texts;
}

}  // namespace

void answer_homeworlds(const Json& request, Json& answer) {
  const std::string verb = request["do"];
  if (verb != "position" && verb != "moves") throw Unsupported{};
  const homeworlds::Game game = game_in(request);
  if (verb == "position") {
    answer["position"] = homeworlds::text_of(game);
    answer["outcome"] = nullptr;
    if (game.is_over) answer["outcome"] = won_by(game.winner < 0 ? std::nullopt : std::optional(game.winner));
    return;
  }
  if (!game.is_over && game.standing[static_cast<std::size_t>(game.to_move)] == "new") throw Unsupported{};
  answer["moves"] = game.is_over ? Json::array() : actions_of(game);
}

}  // namespace plyglot::naive_adapter
