#include "support/hexix/recipes.hpp"

#include "support/files/project_folder.hpp"
#include "support/values/recipe_words.hpp"

namespace plyglot::test {

using namespace hexix;

namespace {

std::optional<HexixPlayer> player_named(std::string_view name) {
  if (name == "random") return HexixPlayer::random;
  if (name == "greedy") return HexixPlayer::greedy;
  if (name == "stifling") return HexixPlayer::stifling;
  return std::nullopt;
}

bool read_option(std::string_view word, HexixRecipe& recipe) {
  if (read_count(word, "games=", recipe.games) || read_count(word, "plies=", recipe.most_plies) ||
      read_count(word, "unwritten=", recipe.unwritten_plies)) {
    return true;
  }
  HexixLayout& layout = recipe.layout;
  if (word == "2019") layout.dialect = Dialect::v2019;
  layout.has_header = layout.has_header && word != "headerless";
  layout.has_numbers = layout.has_numbers || word == "numbers";
  layout.has_values = layout.has_values || word == "values";
  layout.has_comments = layout.has_comments || word == "comments";
  return word == "2019" || word == "headerless" || word == "numbers" || word == "values" || word == "comments";
}

Position position_after(Random& random, std::size_t plies) {
  const PlayedHexixGame game =
      played_hexix_game(random, start_position(), {HexixPlayer::random, HexixPlayer::random}, plies);
  State state;
  for (const PlayedHexixPly& ply : game.plies) play(state, ply.move, judge(state, ply.move));
  return state.position();
}

// Found by trying: each way to end, for both sides.
const std::vector<HexixCorpusFile> corpus_files = {
    {"greedy-1", "greedy greedy 6"},
    {"greedy-2", "greedy greedy 15 numbers"},
    {"greedy-3", "greedy greedy 10 values"},
    {"greedy-4", "greedy greedy 23 plies=120 comments"},
    {"greedy-against-random-1", "greedy random 18"},
    {"greedy-against-random-2", "greedy random 27 plies=120 numbers values"},
    {"greedy-against-stifling-1", "greedy stifling 4 comments"},
    {"greedy-against-stifling-2", "greedy stifling 25 numbers comments"},
    {"random-1", "random random 9"},
    {"random-2", "random random 23 plies=240 numbers"},
    {"random-3", "random random 22 plies=240 numbers values comments"},
    {"random-4", "random random 12 plies=7 headerless"},
    {"random-against-greedy-1", "random greedy 41"},
    {"random-against-greedy-2", "random greedy 49 numbers values comments"},
    {"stifling-1", "stifling random 59"},
    {"stifling-2", "random stifling 20 comments"},
    {"stifling-3", "stifling stifling 5 plies=120"},
    {"from-positions-1", "greedy greedy 18 games=4 unwritten=31"},
    {"from-positions-2", "random stifling 22 games=4 unwritten=24 comments"},
    {"openings", "random random 26 games=12 plies=8 headerless"},
    {"openings-numbered", "greedy greedy 38 games=6 plies=9 numbers values"},
};

}  // namespace

std::optional<HexixRecipe> hexix_recipe(const std::string& words) {
  return read_recipe<HexixRecipe>(words, player_named, read_option);
}

std::vector<PlayedHexixGame> games_of(const HexixRecipe& recipe) {
  std::vector<PlayedHexixGame> games;
  for (std::size_t i = 0; i < recipe.games; ++i) {
    Random random(recipe.seed + i);
    const Position initial = position_after(random, recipe.unwritten_plies);
    games.push_back(played_hexix_game(random, initial, recipe.players, recipe.most_plies));
  }
  return games;
}

std::string text_of(const HexixRecipe& recipe) {
  std::string text;
  for (const PlayedHexixGame& game : games_of(recipe)) {
    if (!text.empty()) text += '\n';
    text += text_of(game, recipe.layout);
  }
  return text;
}

const std::vector<HexixCorpusFile>& hexix_corpus_files() { return corpus_files; }

std::string text_of(const HexixCorpusFile& file) {
  return "# A game of the test players: plyglot-hexix-games " + file.words + '\n' + text_of(*hexix_recipe(file.words));
}

std::string path_of(const HexixCorpusFile& file) {
  return project_folder() + "/corpus/hexix/games/" + file.name + ".hexix";
}

}  // namespace plyglot::test
