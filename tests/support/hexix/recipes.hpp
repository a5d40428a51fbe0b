#pragma once
// How the games of corpus/hexix/games are made: by the words of the program plyglot-hexix-games.

#include "support/hexix/players.hpp"

#include <string>
#include <vector>

namespace plyglot::test {

struct HexixRecipe {
  // By colour.
  std::array<HexixPlayer, 2> players{};
  // Of the first game; of the next ones one more each.
  std::uint64_t seed = 1;
  std::size_t games = 1;
  std::size_t most_plies = 80;
  // So many random plies come before the first that is written; the record then begins with a position line.
  std::size_t unwritten_plies = 0;
  HexixLayout layout;
};

inline constexpr std::string_view hexix_recipe_usage =
    "BLUE RED SEED [games=N] [plies=N] [unwritten=N] [headerless] [numbers] [values] [comments] [2019]";
// None if the words are not such.
std::optional<HexixRecipe> hexix_recipe(const std::string& words);

std::vector<PlayedHexixGame> games_of(const HexixRecipe& recipe);
// Canonical records with a blank line between them.
std::string text_of(const HexixRecipe& recipe);

struct HexixCorpusFile {
  // Without its extension.
  std::string name;
  // For the program.
  std::string words;
};
const std::vector<HexixCorpusFile>& hexix_corpus_files();
// With a comment that says how it was made.
std::string text_of(const HexixCorpusFile& file);
std::string path_of(const HexixCorpusFile& file);

}  // namespace plyglot::test
