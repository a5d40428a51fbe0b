// Writes games of Hexix, the same for the same arguments on every machine.
//   plyglot-hexix-games BLUE RED SEED [games=N] [plies=N] [unwritten=N] [headerless] [numbers] [values] [comments]
//   [2019]
// BLUE and RED are `random`, `greedy` or `stifling`, SEED the seed of the first game and of the next ones one more
// each. With `unwritten` so many random plies are played before the first that is written.

#include "support/hexix/recipes.hpp"

#include <iostream>

int main(int argument_count, char** arguments) {
  using namespace plyglot;
  std::string words;
  for (int i = 1; i < argument_count; ++i) words += std::string(arguments[i]) + ' ';
  const std::optional<test::HexixRecipe> recipe = test::hexix_recipe(words);
  if (!recipe) {
    std::cerr << "usage: plyglot-hexix-games " << test::hexix_recipe_usage << '\n';
    return 2;
  }
  std::cout << text_of(*recipe);
}
