// The games of corpus/hexix/games are those that the tests' players play: with PLYGLOT_UPDATE=1 they are written again.
// The second implementation of the rules finds no mistake in them.

#include "hexix/record/move_text.hpp"
#include "naive/hexix_rules/replay.hpp"
#include "support/checks/catch.hpp"
#include "support/files/text_corpus.hpp"
#include "support/hexix/playing.hpp"
#include "support/hexix/recipes.hpp"

#include <cstdlib>
#include <fstream>
#include <map>

using namespace plyglot;

namespace {

namespace naive_rules = naive::hexix_rules;

naive_rules::Replay replay_of(const test::PlayedHexixGame& game) {
  const naive_rules::Game initial = naive_rules::game_of(position_text(game.initial));
  std::vector<naive_rules::WrittenPly> plies;
  char player = initial.to_move;
  for (const test::PlayedHexixPly& ply : game.plies) {
    plies.push_back({player, move_text(ply.move)});
    player = naive_rules::other(player);
  }
  return naive_rules::replay(initial, plies);
}

std::string end_of(const naive_rules::Replay& replay) { return replay.end.empty() ? "none" : replay.end; }

void check_game(const test::PlayedHexixGame& game, std::map<std::string, std::size_t>& ends) {
  const naive_rules::Replay replay = replay_of(game);
  for (std::size_t i = 0; i < replay.plies.size(); ++i) {
    CAPTURE(i, move_text(game.plies[i].move));
    CHECK(replay.plies[i].findings.empty());
    CHECK(replay.plies[i].number == game.plies[i].number);
  }
  const char* const ways[] = {"none", "home", "block"};
  const std::string end = end_of(replay);
  CHECK(end.substr(end.size() - std::string(ways[static_cast<std::size_t>(game.end)]).size()) ==
        ways[static_cast<std::size_t>(game.end)]);
  if (!replay.end.empty()) CHECK(replay.ending_ply + 1 == game.plies.size());
  ++ends[end];
}

}  // namespace

TEST_CASE("hexix corpus: games are those of the generator") {
  for (const test::HexixCorpusFile& file : test::hexix_corpus_files()) {
    CAPTURE(file.name);
    const std::string text = text_of(file);
    if (std::getenv("PLYGLOT_UPDATE") != nullptr) std::ofstream(path_of(file), std::ios::binary) << text;
    CHECK((test::file_text(path_of(file)) == text));
  }
}

TEST_CASE("hexix corpus: games are without fault, and end in every way") {
  std::map<std::string, std::size_t> ends;
  for (const test::HexixCorpusFile& file : test::hexix_corpus_files()) {
    CAPTURE(file.name);
    for (const test::PlayedHexixGame& game : games_of(*test::hexix_recipe(file.words))) check_game(game, ends);
  }
  for (const char* end : {"none", "B-home", "R-home", "B-block", "R-block"}) {
    CAPTURE(end);
    CHECK(ends[end] > 1);
  }
}

TEST_CASE("hexix corpus: games are read without a finding, and are canonical as they are") {
  for (const test::HexixCorpusFile& file : test::hexix_corpus_files()) {
    CAPTURE(file.name);
    const std::string text = text_of(file);
    const test::HexixFile played = test::play_hexix(text);
    CHECK(played.findings.empty());
    const std::vector<test::PlayedHexixGame> games = games_of(*test::hexix_recipe(file.words));
    REQUIRE(played.records.size() == games.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
      CHECK(played.records[i].plies.size() == games[i].plies.size());
      CHECK(played.records[i].end == games[i].end);
    }
    CHECK((test::formatted_hexix(text) == text));
  }
}
