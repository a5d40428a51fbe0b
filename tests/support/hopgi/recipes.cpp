#include "support/hopgi/recipes.hpp"

#include "support/files/project_folder.hpp"
#include "support/values/recipe_words.hpp"

namespace plyglot::test {

using namespace hopgi;

namespace {

std::optional<HopgiPlayer> player_named(std::string_view name) {
  if (name == "random") return HopgiPlayer::random;
  if (name == "greedy") return HopgiPlayer::greedy;
  return std::nullopt;
}
std::string name_of(HopgiPlayer player) { return player == HopgiPlayer::random ? "random" : "greedy"; }

bool read_option(std::string_view word, HopgiRecipe& recipe) {
  if (read_count(word, "games=", recipe.games) || read_count(word, "turns=", recipe.most_turns) ||
      read_count(word, "unwritten=", recipe.unwritten_turns)) {
    return true;
  }
  HopgiLayout& layout = recipe.layout;
  layout.has_tags = layout.has_tags && word != "untagged";
  layout.has_comments = layout.has_comments || word == "comments";
  layout.has_variations = layout.has_variations || word == "variations";
  layout.has_annotations = layout.has_annotations || word == "annotations";
  layout.is_short = layout.is_short || word == "short";
  return word == "untagged" || word == "comments" || word == "variations" || word == "annotations" || word == "short";
}

Position position_after(Random& random, std::size_t turns) {
  const PlayedHopgiGame game =
      played_hopgi_game(random, start_position(), {HopgiPlayer::random, HopgiPlayer::random}, turns);
  State state;
  for (const Turn& turn : game.turns) play_turn(state, turn);
  return state.position();
}

const std::vector<HopgiCorpusFile> corpus_files = {
    {"greedy", "greedy greedy 1 games=6"},
    {"greedy-annotated", "greedy greedy 11 games=4 annotations"},
    {"greedy-commented", "greedy greedy 21 games=4 comments"},
    {"greedy-with-variations", "greedy greedy 31 games=4 variations"},
    {"greedy-short", "greedy greedy 41 games=4 short"},
    {"greedy-against-random", "greedy random 51 games=4"},
    {"random-against-greedy", "random greedy 61 games=4 comments annotations"},
    {"random", "random random 71 games=2"},
    {"random-annotated", "random random 81 turns=120 comments variations annotations"},
    {"random-short", "random random 91 turns=150 short variations"},
    {"from-positions", "greedy greedy 101 games=6 unwritten=31"},
    {"from-positions-commented", "random greedy 111 games=4 unwritten=40 comments variations"},
    {"untagged", "greedy random 121 untagged"},
    {"openings", "random random 131 games=12 turns=8 annotations"},
};

}  // namespace

std::optional<HopgiRecipe> hopgi_recipe(const std::string& words) {
  return read_recipe<HopgiRecipe>(words, player_named, read_option);
}

std::vector<PlayedHopgiGame> games_of(const HopgiRecipe& recipe) {
  std::vector<PlayedHopgiGame> games;
  for (std::size_t i = 0; i < recipe.games; ++i) {
    Random random(recipe.seed + i);
    const Position initial = position_after(random, recipe.unwritten_turns);
    games.push_back(played_hopgi_game(random, initial, recipe.players, recipe.most_turns));
  }
  return games;
}

std::string text_of(const HopgiRecipe& recipe) {
  std::string text;
  HopgiHeading heading{name_of(recipe.players[0]), name_of(recipe.players[1]), 0};
  for (const PlayedHopgiGame& game : games_of(recipe)) {
    if (!text.empty()) text += '\n';
    ++heading.round;
    text += text_of(game, heading, recipe.layout, recipe.seed + heading.round);
  }
  return text;
}

const std::vector<HopgiCorpusFile>& hopgi_corpus_files() { return corpus_files; }

std::string text_of(const HopgiCorpusFile& file) {
  return "// Games of the test players: plyglot-hopgi-games " + file.words + '\n' + text_of(*hopgi_recipe(file.words));
}

std::string path_of(const HopgiCorpusFile& file) {
  return project_folder() + "/corpus/hopgi/games/" + file.name + ".hopgi";
}

}  // namespace plyglot::test
