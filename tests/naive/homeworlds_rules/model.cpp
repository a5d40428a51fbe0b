#include "naive/homeworlds_rules/game.hpp"

#include <algorithm>
#include <cctype>
#include <map>

namespace plyglot::naive::homeworlds_rules {

const Words& all_kinds() {
  static const Words kinds = {"b1", "b2", "b3", "g1", "g2", "g3", "r1", "r2", "r3", "y1", "y2", "y3"};
  return kinds;
}

int count_of(const Words& words, const std::string& word) {
  return static_cast<int>(std::count(words.begin(), words.end(), word));
}

// M2: what is neither star nor ship.
int in_bank(const Game& game, const std::string& piece) {
  int left = game.players + 1;
  for (const System& system : game.systems) {
    left -= count_of(system.stars, piece);
    for (const Words& ships : system.ships) left -= count_of(ships, piece);
  }
  return left;
}

int colours_in(const System& system, char colour) {
  int count = 0;
  for (const std::string& star : system.stars) count += star[0] == colour;
  for (const Words& ships : system.ships) {
    for (const std::string& ship : ships) count += ship[0] == colour;
  }
  return count;
}

bool are_connected(const Words& stars, const Words& other_stars) {
  for (const std::string& a : stars) {
    for (const std::string& b : other_stars) {
      if (a[1] == b[1]) return false;
    }
  }
  return true;
}

bool are_equal_names(const Game& game, const std::string& a, const std::string& b) {
  if (game.profile == "quux" || game.profile == "bga") return a == b;
  std::string x = a;
  std::string y = b;
  for (char& c : x) c = static_cast<char>(std::tolower(c));
  for (char& c : y) c = static_cast<char>(std::tolower(c));
  return x == y;
}

int index_of(const Game& game, const std::string& name) {
  for (std::size_t i = 0; i < game.systems.size(); ++i) {
    if (are_equal_names(game, game.systems[i].name, name)) return static_cast<int>(i);
  }
  return -1;
}

int index_of_home(const Game& game, int player) {
  for (std::size_t i = 0; i < game.systems.size(); ++i) {
    if (game.systems[i].home == player) return static_cast<int>(i);
  }
  return -1;
}

bool is_without_ships(const System& system) {
  return std::all_of(system.ships.begin(), system.ships.end(), [](const Words& ships) { return ships.empty(); });
}

bool has_power(const System& system, int player, char colour) {
  const Words& own = system.ships[static_cast<std::size_t>(player)];
  if (own.empty()) return false;
  const auto is_coloured = [&](const std::string& piece) { return piece[0] == colour; };
  return std::any_of(own.begin(), own.end(), is_coloured) ||
         std::any_of(system.stars.begin(), system.stars.end(), is_coloured);
}

Game start_of(int players, const std::string& profile) {
  Game game;
  game.profile = profile;
  game.players = players;
  game.standing.assign(static_cast<std::size_t>(players), "new");
  return game;
}

namespace {

std::string sorted(Words pieces) {
  std::sort(pieces.begin(), pieces.end());
  std::string text;
  for (const std::string& piece : pieces) text += piece;
  return text;
}

}  // namespace

std::string text_of(const Game& game) {
  std::string text = "<" + std::to_string(game.to_move) + ">";
  if (game.systems.empty()) return text + "; ";
  for (const System& system : game.systems) {
    text += "; " + system.name + "(" + (system.home < 0 ? "" : std::to_string(system.home) + ",");
    text += sorted(system.stars) + ")";
    for (std::size_t i = 0; i < system.ships.size(); ++i) text += (i > 0 ? "-" : "") + sorted(system.ships[i]);
  }
  return text;
}

// Section 4, row by row, and the severities of section 6.
std::string severity_of(const std::string& profile, const std::string& name) {
  using Rows = std::map<std::string, std::map<std::string, std::string>>;
  static const std::map<std::string, std::string> unusual_home = {{"rules", "info"}, {"ap", "error"}};
  static const Rows rows = {
      {"first-turn-pass",
       {{"rules", "error"}, {"ap", "error"}, {"jpb", "error"}, {"quux", "error"}, {"hwl", "error"}, {"bga", "error"}}},
      {"missing-pass", {{"rules", "info"}, {"ap", "error"}, {"sdg", "error"}, {"jpb", "error"}}},
      {"surplus-pass", {{"rules", "error"}, {"ap", "error"}, {"jpb", "error"}}},
      {"redundant-trade", {{"rules", "warning"}, {"ap", "error"}, {"hwl", "error"}, {"bga", "error"}}},
      {"self-elimination",
       {{"rules", "warning"}, {"ap", "error"}, {"jpb", "error"}, {"quux", "error"}, {"hwl", "warning"}}},
      {"one-star-home", {{"rules", "warning"}, {"ap", "error"}, {"jpb", "error"}, {"bga", "error"}}},
      {"home-small-ship", unusual_home},
      {"home-few-colours", unusual_home},
      {"home-missing-technology", unusual_home},
      {"microverse", unusual_home},
      {"small-universe", unusual_home},
      {"home-twin-stars", {{"rules", "info"}}},
      {"catastrophe-between-actions", {{"quux", "error"}}},
  };
  if (name == "name-reuse") return "info";
  if (profile == "ap" && (name == "wrong-build-size" || name == "trade-size")) return "warning";
  const auto row = rows.find(name);
  if (row == rows.end()) return "error";
  const auto cell = row->second.find(profile);
  return cell == row->second.end() ? "" : cell->second;
}

}  // namespace plyglot::naive::homeworlds_rules
