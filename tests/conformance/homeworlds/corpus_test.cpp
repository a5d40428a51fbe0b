// The games of corpus/homeworlds/games are those that the tests' players play: with PLYGLOT_UPDATE=1 they are written
// again.

#include "support/checks/catch.hpp"
#include "support/files/project_folder.hpp"
#include "support/homeworlds/games.hpp"
#include "support/homeworlds/players/players.hpp"

#include <cstdlib>
#include <fstream>
#include <sstream>

using namespace plyglot;
using test::HomeworldsPlayer;

namespace {

constexpr HomeworldsPlayer chance = HomeworldsPlayer::random;
constexpr HomeworldsPlayer greedy = HomeworldsPlayer::greedy;

struct CorpusGame {
  std::string name;
  std::uint64_t seed;
  test::HomeworldsWishes wishes;
};

const std::vector<CorpusGame>& corpus_games() {
  static const std::vector<CorpusGame> games = {
      {"random-1", 1, {{chance, chance}, 60}},
      {"random-2", 2, {{chance, chance}, 60}},
      {"random-3", 3, {{chance, chance}, 120}},
      {"greedy-1", 4, {{greedy, greedy}, 60}},
      {"greedy-2", 5, {{greedy, greedy}, 60}},
      {"greedy-3", 6, {{greedy, greedy}, 120}},
      {"greedy-against-random-1", 7, {{greedy, chance}, 60}},
      {"greedy-against-random-2", 8, {{chance, greedy}, 60}},
      {"three-players", 9, {{greedy, chance, greedy}, 60}},
      {"four-players", 10, {{chance, greedy, chance, greedy}, 60}},
  };
  return games;
}

std::string text_of(const CorpusGame& game) {
  constexpr std::array<const char*, 4> people = {"Ann", "Ben", "Cleo", "Dan"};
  std::string text = "Players: ";
  for (std::size_t i = 0; i < game.wishes.players.size(); ++i) text += (i > 0 ? ", " : "") + std::string(people[i]);
  text += "\nEvent: game of the test players, seed " + std::to_string(game.seed) + "\n\n";
  test::Random random(game.seed);
  return text + test::played_homeworlds_game(random, game.wishes);
}

std::string path_of(const CorpusGame& game) {
  return test::project_folder() + "/corpus/homeworlds/games/" + game.name + ".hw";
}

std::string file_text(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace

TEST_CASE("homeworlds corpus: games are those of the generator") {
  for (const CorpusGame& game : corpus_games()) {
    CAPTURE(game.name);
    const std::string text = text_of(game);
    if (std::getenv("PLYGLOT_UPDATE") != nullptr) std::ofstream(path_of(game), std::ios::binary) << text;
    CHECK(file_text(path_of(game)) == text);
  }
}

TEST_CASE("homeworlds corpus: games are read and played without an error") {
  for (const CorpusGame& game : corpus_games()) {
    CAPTURE(game.name);
    const test::HomeworldsGame read = test::homeworlds_game(text_of(game));
    CAPTURE(report_of(read));
    CHECK(read.record.certain_turns == read.record.turns.size());
    CHECK(read.record.outcome != homeworlds::RecordOutcome::unknown);
    CAPTURE(report_of(read));
    CHECK(report_of(read).find(" error ") == std::string::npos);
  }
}
