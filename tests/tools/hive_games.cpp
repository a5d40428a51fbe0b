// Writes random legal games of Hive as GameStrings of UHP, one a line, the same for the same arguments on every
// machine.
//   plyglot-hive-games TYPE SEED COUNT [PLIES [MOVEMENTS]]
// TYPE is `Base+MLP` and the like, SEED the seed of the first game and of the next ones one more each. A game has at
// most PLIES plies (60); in MOVEMENTS percent (60) of the turns a piece is moved, and otherwise placed, if it can be.

#include "hive/board/pieces.hpp"
#include "support/games/random_games.hpp"

#include <cstdlib>
#include <iostream>

int main(int argument_count, char** arguments) {
  using namespace plyglot;
  const std::vector<std::string> words(arguments + 1, arguments + argument_count);
  const auto number_at = [&words](std::size_t index, unsigned long fallback) {
    return index < words.size() ? std::strtoul(words[index].c_str(), nullptr, 10) : fallback;
  };
  const auto type = words.empty() ? std::nullopt : hive::game_type_named(words[0]);
  if (!type || words.size() < 3 || words.size() > 5) {
    std::cerr << "usage: plyglot-hive-games TYPE SEED COUNT [PLIES [MOVEMENTS]]\n";
    return 2;
  }
  const test::GameWishes wishes{*type, number_at(3, 60), number_at(4, 60)};
  const unsigned long first = number_at(1, 1);
  for (unsigned long seed = first; seed < first + number_at(2, 1); ++seed) {
    test::Random random(seed);
    std::cout << test::game_string_of(test::random_game(random, wishes)) << '\n';
  }
}
