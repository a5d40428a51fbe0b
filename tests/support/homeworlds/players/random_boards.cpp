#include "support/homeworlds/players/random.hpp"

namespace plyglot::test {

namespace {

using naive::homeworlds_rules::Game;
using naive::homeworlds_rules::System;
using naive::homeworlds_rules::Words;

Words shuffled_pieces(Random& random, int players) {
  Words pieces;
  for (const std::string& kind : naive::homeworlds_rules::all_kinds()) {
    pieces.insert(pieces.end(), static_cast<std::size_t>(players) + 1, kind);
  }
  random.shuffle(pieces);
  return pieces;
}

std::string taken(Words& pieces) {
  std::string piece = pieces.back();
  pieces.pop_back();
  return piece;
}

System system_of(Random& random, Words& pieces, int number, int players) {
  System system;
  system.name = "S" + std::to_string(number);
  system.ships.resize(static_cast<std::size_t>(players));
  system.stars.push_back(taken(pieces));
  if (number < players) {
    system.home = number;
    if (random.chance(80)) system.stars.push_back(taken(pieces));
  }
  const std::size_t owner =
      number < players ? static_cast<std::size_t>(number) : random.below(static_cast<std::size_t>(players));
  system.ships[owner].push_back(taken(pieces));
  return system;
}

}  // namespace

Game random_homeworlds_game(Random& random, int players, const std::string& profile) {
  Game game = naive::homeworlds_rules::start_of(players, profile);
  game.standing.assign(static_cast<std::size_t>(players), "alive");
  game.to_move = static_cast<int>(random.below(static_cast<std::size_t>(players)));
  Words pieces = shuffled_pieces(random, players);
  const int systems = players + static_cast<int>(random.below(4));
  for (int i = 0; i < systems; ++i) game.systems.push_back(system_of(random, pieces, i, players));
  for (std::size_t left = random.below(pieces.size()); left > 0; --left) {
    System& system = game.systems[random.below(game.systems.size())];
    system.ships[random.below(system.ships.size())].push_back(taken(pieces));
  }
  return game;
}

}  // namespace plyglot::test
