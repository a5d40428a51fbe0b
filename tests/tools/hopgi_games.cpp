// Writes games of Hopgi, the same for the same arguments on every machine.
//   plyglot-hopgi-games WHITE BLACK SEED [games=N] [turns=N] [unwritten=N] [untagged] [comments] [variations]
//   [annotations] [short]
// WHITE and BLACK are `random` or `greedy`, SEED the seed of the first game and of the next ones one more each. With
// `unwritten` so many random turns are played before the first that is written.

#include "support/hopgi/recipes.hpp"

#include <iostream>

int main(int argument_count, char** arguments) {
  using namespace plyglot;
  std::string words;
  for (int i = 1; i < argument_count; ++i) words += std::string(arguments[i]) + ' ';
  const std::optional<test::HopgiRecipe> recipe = test::hopgi_recipe(words);
  if (!recipe) {
    std::cerr << "usage: plyglot-hopgi-games " << test::hopgi_recipe_usage << '\n';
    return 2;
  }
  std::cout << text_of(*recipe);
}
