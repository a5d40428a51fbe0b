#pragma once
// The words that say to programs that write games what to write.

#include <cstddef>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>

namespace plyglot::test {

// `games=3`, for the option `games=`; false if the word is not the option's.
bool read_count(std::string_view word, std::string_view option, std::size_t& count);

// The names of the players, the seed of the first game, and options: `greedy random 7 games=3`. player_named(name) is
// none for a name that no player has, and read_option(word, recipe) is false for a word that is not an option. None if
// the words are not such.
template <class Recipe, class PlayerNamed, class ReadOption>
std::optional<Recipe> read_recipe(const std::string& words, PlayerNamed player_named, ReadOption read_option) {
  Recipe recipe;
  std::istringstream stream(words);
  std::string word;
  for (auto& player : recipe.players) {
    if (!(stream >> word)) return std::nullopt;
    const auto named = player_named(word);
    if (!named) return std::nullopt;
    player = *named;
  }
  if (!(stream >> recipe.seed)) return std::nullopt;
  while (stream >> word) {
    if (!read_option(word, recipe)) return std::nullopt;
  }
  return recipe;
}

}  // namespace plyglot::test
