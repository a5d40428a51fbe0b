// Games that are written and read back, in both forms of moves.

#include "hopgi/notations/hopgi/print/print.hpp"
#include "support/checks/catch.hpp"
#include "support/hopgi/game_text.hpp"
#include "support/hopgi/playing.hpp"
#include "support/hopgi/random.hpp"

using namespace plyglot;
using hopgi::MoveForm;
using hopgi::record::Options;

namespace {

constexpr std::size_t games_formatted = 150;

test::HopgiLayout random_layout(test::Random& random) {
  test::HopgiLayout layout;
  layout.has_tags = random.chance(50);
  layout.has_comments = random.chance(50);
  layout.has_variations = random.chance(50);
  layout.has_annotations = random.chance(50);
  return layout;
}

test::PlayedHopgiGame random_played_game(test::Random& random) {
  const auto player = [&] { return random.chance(50) ? test::HopgiPlayer::random : test::HopgiPlayer::greedy; };
  return test::played_hopgi_game(random, hopgi::start_position(), {player(), player()}, 1 + random.below(120));
}

Options short_options() {
  Options options;
  options.moves = MoveForm::short_form;
  return options;
}

void check_turns(const hopgi::Record& record, const test::PlayedHopgiGame& game) {
  std::size_t next = 0;
  for (const hopgi::RecordTurn& turn : record.turns) {
    REQUIRE(turn.is_applied());
    if (turn.depth != 0) continue;
    REQUIRE(next < game.turns.size());
    REQUIRE(turn.turn == game.turns[next++]);
  }
  CHECK(next == game.turns.size());
  CHECK(record.winner == game.winner);
}

}  // namespace

TEST_CASE("hopgi format: games in every layout are canonical as they are written") {
  test::Random random(30);
  for (std::size_t i = 0; i < games_formatted; ++i) {
    const test::PlayedHopgiGame game = random_played_game(random);
    const std::string text = text_of(game, {"a", "b", 1}, random_layout(random), i);
    CAPTURE(text);
    const test::HopgiFile file = test::play_hopgi(text);
    CHECK(file.findings.empty());
    REQUIRE(file.records.size() == 1);
    check_turns(file.records.front(), game);
    CHECK(test::formatted_hopgi(text) == text);
  }
}

TEST_CASE("hopgi format: a game in short moves is the same game") {
  test::Random random(31);
  for (std::size_t i = 0; i < games_formatted; ++i) {
    const test::PlayedHopgiGame game = random_played_game(random);
    test::HopgiLayout layout = random_layout(random);
    const std::string text = text_of(game, {"a", "b", 1}, layout, i);
    layout.is_short = true;
    const std::string in_short = text_of(game, {"a", "b", 1}, layout, i);
    CAPTURE(text, in_short);
    CHECK(test::formatted_hopgi(text, short_options()) == in_short);
    CHECK(test::formatted_hopgi(in_short) == text);
    const test::HopgiFile file = test::play_hopgi(in_short);
    check_turns(file.records.at(0), game);
    for (const diagnostics::Diagnostic& finding : file.findings) {
      CHECK(finding.severity == diagnostics::Severity::info);
    }
  }
}

TEST_CASE("hopgi format: a game on one line is the same game") {
  test::Random random(32);
  Options unfilled;
  unfilled.line_width = 0;
  for (std::size_t i = 0; i < games_formatted / 3; ++i) {
    const test::PlayedHopgiGame game = random_played_game(random);
    const std::string text = text_of(game, {"a", "b", 1}, random_layout(random), i);
    const auto line = test::formatted_hopgi(text, unfilled);
    REQUIRE(line);
    CAPTURE(*line);
    CHECK(test::formatted_hopgi(*line, unfilled) == line);
    CHECK(test::formatted_hopgi(*line) == text);
  }
}
