#pragma once
// How the games of corpus/hopgi/games are made: by the words of the program plyglot-hopgi-games.

#include "support/hopgi/game_text.hpp"

#include <string>
#include <vector>

namespace plyglot::test {

struct HopgiRecipe {
  // By side.
  std::array<HopgiPlayer, 2> players{};
  // Of the first game; of the next ones one more each.
  std::uint64_t seed = 1;
  std::size_t games = 1;
  std::size_t most_turns = 200;
  // So many random turns come before the first that is written; the game then has a tag `FEN`.
  std::size_t unwritten_turns = 0;
  HopgiLayout layout;
};

inline constexpr std::string_view hopgi_recipe_usage =
    "WHITE BLACK SEED [games=N] [turns=N] [unwritten=N] [untagged] [comments] [variations] [annotations] [short]";
// None if the words are not such.
std::optional<HopgiRecipe> hopgi_recipe(const std::string& words);

std::vector<PlayedHopgiGame> games_of(const HopgiRecipe& recipe);
// One after the other, with a blank line between them.
std::string text_of(const HopgiRecipe& recipe);

struct HopgiCorpusFile {
  // Without its extension.
  std::string name;
  // For the program.
  std::string words;
};
const std::vector<HopgiCorpusFile>& hopgi_corpus_files();
// With a comment that says how it was made.
std::string text_of(const HopgiCorpusFile& file);
std::string path_of(const HopgiCorpusFile& file);

}  // namespace plyglot::test
