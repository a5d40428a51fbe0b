// Section 8.

#include "naive/homeworlds_rules/game.hpp"

namespace plyglot::naive::homeworlds_rules {
namespace {

std::string joined(const Words& words) {
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += ' ';
    text += word;
  }
  return text;
}

std::set<std::string> distinct(const Words& ships) { return {ships.begin(), ships.end()}; }

void add_for_ship(const Game& game, const System& system, const std::string& ship,
                  std::multiset<std::string>& actions) {
  const int player = game.to_move;
  const std::string there = ship + " " + system.name;
  for (const char colour : std::string("bgry")) {
    const std::string piece = {colour, ship[1]};
    const bool may_trade = has_power(system, player, 'b') && colour != ship[0] && in_bank(game, piece) > 0;
    if (may_trade) actions.insert(joined({"trade", there, {colour}}));
  }
  if (!has_power(system, player, 'y')) return;
  for (const std::string& star : all_kinds()) {
    if (in_bank(game, star) > 0 && are_connected(system.stars, {star}))
      actions.insert(joined({"discover", there, star}));
  }
  for (const System& other : game.systems) {
    if (other.name != system.name && are_connected(system.stars, other.stars)) {
      actions.insert(joined({"move", there, other.name}));
    }
  }
}

void add_attacks(const Game& game, const System& system, std::multiset<std::string>& actions) {
  char largest = '0';
  for (const std::string& own : system.ships[static_cast<std::size_t>(game.to_move)]) {
    largest = std::max(largest, own[1]);
  }
  for (int enemy = 0; enemy < game.players; ++enemy) {
    if (enemy == game.to_move) continue;
    for (const std::string& ship : distinct(system.ships[static_cast<std::size_t>(enemy)])) {
      Words words = {"attack", ship, system.name};
      if (game.players > 2) words.insert(words.end(), {"of", std::to_string(enemy)});
      if (ship[1] <= largest) actions.insert(joined(words));
    }
  }
}

}  // namespace

std::multiset<std::string> basic_actions(const Game& game) {
  std::multiset<std::string> actions;
  const auto player = static_cast<std::size_t>(game.to_move);
  if (game.standing[player] != "alive") return actions;
  for (const System& system : game.systems) {
    std::set<char> colours;
    for (const std::string& ship : system.ships[player]) colours.insert(ship[0]);
    for (const char colour : colours) {
      for (const char size : std::string("123")) {
        const std::string piece = {colour, size};
        if (in_bank(game, piece) == 0) continue;
        if (has_power(system, game.to_move, 'g')) actions.insert("build " + piece + " " + system.name);
        break;
      }
    }
    for (const std::string& ship : distinct(system.ships[player])) add_for_ship(game, system, ship, actions);
    if (has_power(system, game.to_move, 'r')) add_attacks(game, system, actions);
  }
  return actions;
}

}  // namespace plyglot::naive::homeworlds_rules
