#include "support/games/games_corpus.hpp"

#include "hive/board/pieces.hpp"
#include "support/files/project_folder.hpp"
#include "support/games/random_games.hpp"

#include <algorithm>

namespace plyglot::test {
namespace {

// How a game is made.
struct Recipe {
  std::string type;
  std::uint64_t seed;
  std::size_t most_plies;
  std::size_t movements;
};

// Found by trying: each way to end, and many passes.
const std::vector<Recipe> finished = {{"Base", 269, 80, 60},    {"Base+L", 1, 80, 60},     {"Base", 71, 80, 60},
                                      {"Base+MLP", 51, 80, 60}, {"Base+MLP", 223, 80, 60}, {"Base+P", 31, 60, 40}};
const std::vector<Recipe> with_passes = {{"Base", 336, 60, 95},
                                         {"Base+M", 175, 60, 95},
                                         {"Base+L", 46, 60, 80},
                                         {"Base+P", 230, 60, 95},
                                         {"Base+MLP", 248, 60, 80}};

std::string text_of(const std::vector<Recipe>& recipes) {
  std::string text = "# Random legal games, made by the project's own generator: tests/tools/hive_games.cpp\n";
  for (const Recipe& recipe : recipes) {
    text += "# plyglot-hive-games " + recipe.type + ' ' + std::to_string(recipe.seed) + " 1 " +
            std::to_string(recipe.most_plies) + ' ' + std::to_string(recipe.movements) + '\n';
    Random random(recipe.seed);
    const hive::GameType type = *hive::game_type_named(recipe.type);
    text += game_string_of(random_game(random, {type, recipe.most_plies, recipe.movements})) + '\n';
  }
  return text;
}

// `base_mlp.uhp`.
std::string file_of(std::string type) {
  std::replace(type.begin(), type.end(), '+', '_');
  for (char& letter : type) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return type + ".uhp";
}

}  // namespace

std::vector<std::pair<std::string, std::string>> generated_games() {
  std::vector<std::pair<std::string, std::string>> files;
  for (const hive::GameType type : hive::game_types) {
    const std::string name = hive::name_of(type);
    files.emplace_back(file_of(name), text_of({{name, 1, 60, 60}, {name, 2, 60, 60}, {name, 3, 60, 60}}));
  }
  files.emplace_back("finished.uhp", text_of(finished));
  files.emplace_back("passes.uhp", text_of(with_passes));
  return files;
}

std::string games_path(const std::string& name) { return project_folder() + "/corpus/hive/games/" + name; }

}  // namespace plyglot::test
