// G1 to G10, in the order of G15.

#include "naive/homeworlds_rules/turn.hpp"

#include <algorithm>

namespace plyglot::naive::homeworlds_rules {
namespace {

void take_one(Words& pieces, const std::string& piece) { pieces.erase(std::find(pieces.begin(), pieces.end(), piece)); }

}  // namespace

bool Turn::play_verb() {
  const std::string& verb = action().verb;
  if (verb == "homeworld") return play_homeworld();
  if (verb == "build") return play_build();
  if (verb == "trade") return play_trade();
  if (verb == "move") return play_move();
  if (verb == "discover") return play_discover();
  if (verb == "attack") return play_attack();
  if (verb == "sacrifice") return play_sacrifice();
  if (verb == "catastrophe") return play_catastrophe();
  return true;
}

int Turn::system_of(const std::string& name, const std::string& part) {
  const int found = index_of(game_, name);
  if (found >= 0) return found;
  const bool was_there = std::any_of(game_.gone.begin(), game_.gone.end(),
                                     [&](const std::string& gone) { return are_equal_names(game_, gone, name); });
  say(was_there ? "forgotten-system" : "unknown-system", part);
  return -1;
}

bool Turn::has_ship(const System& system) {
  if (count_of(system.ships[static_cast<std::size_t>(mover_)], action().ship) > 0) return true;
  bool is_there = false;
  for (const Words& ships : system.ships) is_there = is_there || count_of(ships, action().ship) > 0;
  return refuse(is_there ? "not-your-ship" : "no-such-ship", "ship");
}

void Turn::ask_power(const System& system, char colour) {
  if (sacrifice_ >= 0 || is_free_ || has_power(system, mover_, colour)) return;
  say("no-technology", "verb");
}

bool Turn::is_free_name(const std::string& name, const std::string& part) {
  if (index_of(game_, name) >= 0) return refuse("duplicate-name", part);
  for (const std::string& gone : game_.gone) {
    if (!are_equal_names(game_, gone, name)) continue;
    say("name-reuse", part);
    break;
  }
  return true;
}

bool Turn::is_suicide(const Game& after) {
  if (game_.profile != "quux") return false;
  Game later = after;
  forget(later);
  const int home = index_of_home(later, mover_);
  if (home >= 0 && !own_ships(later, home).empty()) return false;
  say("self-elimination", "turn");
  return true;
}

bool Turn::play_homeworld() {
  const Action& words = action();
  if (words.stars[0] == "-" && words.stars[1] == "-") return refuse("bad-homeworld", "action");
  Words taken;
  const std::pair<std::string, std::string> wanted[] = {
      {words.stars[0], "first star"}, {words.stars[1], "second star"}, {words.ship, "ship"}};
  for (const auto& [piece, part] : wanted) {
    if (piece == "-") continue;
    if (in_bank(game_, piece) <= count_of(taken, piece)) return refuse("not-in-bank", part);
    taken.push_back(piece);
  }
  if (!is_free_name(words.system, "system")) return false;
  check_unusual_home();
  System home;
  home.name = words.system;
  home.stars.assign(taken.begin(), taken.end() - 1);
  home.home = mover_;
  home.ships.resize(static_cast<std::size_t>(game_.players));
  home.ships[static_cast<std::size_t>(mover_)] = {words.ship};
  game_.systems.push_back(home);
  game_.standing[static_cast<std::size_t>(mover_)] = "alive";
  return true;
}

void Turn::check_unusual_home() {
  const Action& words = action();
  Words stars;
  for (const std::string& star : words.stars) {
    if (star != "-") stars.push_back(star);
  }
  std::set<char> colours = {words.ship[0]};
  std::set<char> star_sizes;
  for (const std::string& star : stars) {
    colours.insert(star[0]);
    star_sizes.insert(star[1]);
  }
  if (stars.size() == 1) say("one-star-home", "stars", true);
  if (words.ship[1] != '3') say("home-small-ship", "ship", true);
  if (colours.size() < 3) say("home-few-colours", "stars to ship", true);
  if (colours.count('b') == 0 || colours.count('g') == 0) say("home-missing-technology", "stars to ship", true);
  if (stars.size() == 2 && star_sizes.size() == 1) say("home-twin-stars", "stars", true);
  const int neighbour = index_of_home(game_, (mover_ + game_.players - 1) % game_.players);
  if (neighbour < 0) return;
  if (are_connected(stars, at(neighbour).stars)) say("microverse", "stars", true);
  std::set<char> other_sizes;
  for (const std::string& star : at(neighbour).stars) other_sizes.insert(star[1]);
  const bool are_theirs = std::includes(other_sizes.begin(), other_sizes.end(), star_sizes.begin(), star_sizes.end());
  if (stars.size() == 2 && other_sizes.size() == 2 && are_theirs) say("small-universe", "stars", true);
}

bool Turn::play_build() {
  const Action& words = action();
  const int system = system_of(words.system, "system");
  if (system < 0) return false;
  const char colour = words.ship[0];
  const Words& own = own_ships(system);
  if (std::none_of(own.begin(), own.end(), [&](const std::string& ship) { return ship[0] == colour; })) {
    return refuse("no-ship-of-colour", "ship");
  }
  ask_power(at(system), 'g');
  std::string smallest;
  for (const char size : std::string("321")) {
    if (in_bank(game_, {colour, size}) > 0) smallest = {colour, size};
  }
  if (smallest.empty()) return refuse("bank-out-of-colour", "ship");
  if (words.ship.size() == 2 && words.ship != smallest) say("wrong-build-size", "ship");
  own_ships(system).push_back(smallest);
  return true;
}

bool Turn::play_trade() {
  const Action& words = action();
  const int system = system_of(words.system, "system");
  if (system < 0 || !has_ship(at(system))) return false;
  ask_power(at(system), 'b');
  const std::string piece = {words.colour[0], words.ship[1]};
  if (words.colour.size() == 2 && words.colour[1] != words.ship[1]) say("trade-size", "colour");
  const bool is_same = piece == words.ship;
  if (is_same) say("redundant-trade", "colour");
  const bool takes_first = game_.profile == "sdg" || game_.profile == "jpb" || game_.profile == "quux";
  if (in_bank(game_, piece) == 0 && (!is_same || takes_first)) return refuse("not-in-bank", "colour");
  take_one(own_ships(system), words.ship);
  own_ships(system).push_back(piece);
  return true;
}

bool Turn::play_move() {
  const Action& words = action();
  const int from = system_of(words.system, "system");
  if (from < 0 || !has_ship(at(from))) return false;
  ask_power(at(from), 'y');
  const int to = system_of(words.other_system, "other system");
  if (to < 0) return false;
  if (from == to || !are_connected(at(from).stars, at(to).stars)) say("not-connected", "other system");
  Game after = game_;
  take_one(own_ships(after, from), words.ship);
  own_ships(after, to).push_back(words.ship);
  if (is_suicide(after)) return false;
  game_ = after;
  return true;
}

bool Turn::play_discover() {
  const Action& words = action();
  const int from = system_of(words.system, "system");
  if (from < 0 || !has_ship(at(from))) return false;
  ask_power(at(from), 'y');
  if (!is_free_name(words.other_system, "other system")) return false;
  if (in_bank(game_, words.star) == 0) return refuse("not-in-bank", "star");
  if (!are_connected(at(from).stars, {words.star})) say("not-connected", "star");
  Game after = game_;
  take_one(own_ships(after, from), words.ship);
  System found;
  found.name = words.other_system;
  found.stars = {words.star};
  found.ships.resize(static_cast<std::size_t>(game_.players));
  found.ships[static_cast<std::size_t>(mover_)] = {words.ship};
  after.systems.push_back(found);
  if (is_suicide(after)) return false;
  game_ = after;
  return true;
}

bool Turn::play_attack() {
  const Action& words = action();
  const int system = system_of(words.system, "system");
  if (system < 0) return false;
  std::set<int> owners;
  for (int player = 0; player < game_.players; ++player) {
    if (count_of(at(system).ships[static_cast<std::size_t>(player)], words.ship) > 0) owners.insert(player);
  }
  if (words.owner == mover_ || owners == std::set<int>{mover_}) return refuse("attack-own-ship", "ship");
  owners.erase(mover_);
  if (words.owner >= 0 && owners.count(words.owner) == 0) return refuse("no-such-ship", "ship");
  if (owners.empty()) return refuse("no-such-ship", "ship");
  if (words.owner < 0 && owners.size() > 1) return refuse("attack-owner-missing", "ship");
  const auto owner = static_cast<std::size_t>(words.owner < 0 ? *owners.begin() : words.owner);
  Words& own = own_ships(system);
  if (own.empty()) return refuse("no-attacker", "verb");
  ask_power(at(system), 'r');
  if (std::none_of(own.begin(), own.end(), [&](const std::string& ship) { return ship[1] >= words.ship[1]; })) {
    say("attack-too-large", "ship");
  }
  take_one(at(system).ships[owner], words.ship);
  own.push_back(words.ship);
  return true;
}

bool Turn::play_sacrifice() {
  const Action& words = action();
  const int system = system_of(words.system, "system");
  if (system < 0 || !has_ship(at(system))) return false;
  Game after = game_;
  take_one(own_ships(after, system), words.ship);
  if (is_suicide(after)) return false;
  game_ = after;
  if (is_free_) return true;
  sacrifice_ = now_;
  left_ = words.ship[1] - '0';
  return true;
}

bool Turn::play_catastrophe() {
  const int system = system_of(action().system, "system");
  if (system < 0) return false;
  const char colour = action().colour[0];
  if (colours_in(at(system), colour) < 4) return refuse("no-overpopulation", "colour");
  Game after = game_;
  System& hit = after.systems[static_cast<std::size_t>(system)];
  const auto remove = [&](Words& pieces) {
    pieces.erase(std::remove_if(pieces.begin(), pieces.end(), [&](const std::string& p) { return p[0] == colour; }),
                 pieces.end());
  };
  remove(hit.stars);
  for (Words& ships : hit.ships) remove(ships);
  if (is_suicide(after)) return false;
  game_ = after;
  return true;
}

}  // namespace plyglot::naive::homeworlds_rules
