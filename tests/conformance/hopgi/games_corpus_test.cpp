// The games of corpus/hopgi/games are those that the tests' players play: with PLYGLOT_UPDATE=1 they are written again.
// The second implementation of the rules finds no mistake in them.

#include "hopgi/rules/turn_text.hpp"
#include "naive/hopgi_rules/game.hpp"
#include "support/checks/catch.hpp"
#include "support/files/text_corpus.hpp"
#include "support/hopgi/positions.hpp"
#include "support/hopgi/recipes.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>

using namespace plyglot;

namespace {

namespace naive_rules = naive::hopgi_rules;

void check_game(const test::PlayedHopgiGame& played, std::map<std::string, std::size_t>& seen) {
  naive_rules::Game game = naive_rules::game_of(test::hopgi_fen(played.initial));
  for (const hopgi::Turn& turn : played.turns) {
    const std::string text = turn_text(turn);
    CAPTURE(naive_rules::fen_of(game), text);
    const std::vector<std::string> legal = naive_rules::legal_turns(game);
    CHECK(std::find(legal.begin(), legal.end(), text) != legal.end());
    game = naive_rules::after(game, text);
    for (const char* sign : {"@", "x", ";", "=DK", "=DH", "=G"}) {
      if (text.find(sign) != std::string::npos) ++seen[sign];
    }
  }
  CHECK(naive_rules::is_over(game) == played.winner.has_value());
  ++seen[played.winner ? std::string(name_of(*played.winner)) : "nobody"];
}

}  // namespace

TEST_CASE("hopgi corpus: games are those of the generator") {
  for (const test::HopgiCorpusFile& file : test::hopgi_corpus_files()) {
    CAPTURE(file.name);
    const std::string text = text_of(file);
    if (std::getenv("PLYGLOT_UPDATE") != nullptr) std::ofstream(path_of(file), std::ios::binary) << text;
    CHECK((test::file_text(path_of(file)) == text));
  }
}

TEST_CASE("hopgi corpus: games are without fault, and have all that a game can have") {
  std::map<std::string, std::size_t> seen;
  for (const test::HopgiCorpusFile& file : test::hopgi_corpus_files()) {
    CAPTURE(file.name);
    for (const test::PlayedHopgiGame& game : games_of(*test::hopgi_recipe(file.words))) check_game(game, seen);
  }
  for (const char* sign : {"@", "x", ";", "=DK", "=DH", "=G", "White", "Black", "nobody"}) {
    CAPTURE(sign);
    CHECK(seen[sign] > 1);
  }
}
