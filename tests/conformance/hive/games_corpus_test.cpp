// The games of corpus/hive/games are what their generator writes, and they are legal by the rules.

#include "support/games/games_corpus.hpp"
#include "support/checks/catch.hpp"
#include "support/hive/uhp_games.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

using namespace plyglot;

namespace {

std::vector<std::string> games_in(const std::string& text) {
  std::vector<std::string> games;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.front() != '#') games.push_back(line);
  }
  return games;
}

std::string turn_after(std::uint32_t plies) {
  return (plies % 2 == 0 ? "White[" : "Black[") + std::to_string(plies / 2 + 1) + ']';
}

}  // namespace

TEST_CASE("games corpus: the files are those of their generator") {
  // With PLYGLOT_UPDATE they are written again; review the changes in the diff.
  const bool updates = std::getenv("PLYGLOT_UPDATE") != nullptr;
  if (updates) std::filesystem::create_directories(test::games_path(""));
  for (const auto& [name, text] : test::generated_games()) {
    CAPTURE(name);
    if (updates) std::ofstream(test::games_path(name), std::ios::binary) << text;
    std::ifstream file(test::games_path(name), std::ios::binary);
    const std::string found{std::istreambuf_iterator<char>(file), {}};
    CHECK((found == text));
  }
}

TEST_CASE("games corpus: every game is legal, and its header is true") {
  std::map<std::string, std::size_t> outcomes;
  std::map<std::string, std::size_t> types;
  std::size_t passes = 0;
  for (const auto& [name, text] : test::generated_games()) {
    for (const std::string& line : games_in(text)) {
      CAPTURE(name, line);
      const test::UhpGame game = test::uhp_game(line);
      const hive::Game played = test::played(game);
      CHECK(game.state == hive::name_of(played.outcome()));
      CHECK(game.turn == turn_after(played.state().plies()));
      ++outcomes[game.state];
      ++types[hive::name_of(game.type)];
      passes += static_cast<std::size_t>(std::count(game.moves.begin(), game.moves.end(), "pass"));
    }
  }
  // Games without these would show little.
  CHECK(outcomes["WhiteWins"] > 1);
  CHECK(outcomes["BlackWins"] > 1);
  CHECK(outcomes["Draw"] > 1);
  CHECK(types.size() == 8);
  CHECK(passes > 20);
}
