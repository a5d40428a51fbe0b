// Whole games in every layout, written without the library's printer: they are read without a finding, and are
// canonical as they are (hexix 5), in both dialects.

#include "support/checks/catch.hpp"
#include "support/hexix/players.hpp"
#include "support/hexix/playing.hpp"
#include "support/hexix/random.hpp"

using namespace plyglot;
using namespace plyglot::hexix;

namespace {

test::HexixLayout random_layout(test::Random& random) {
  test::HexixLayout layout;
  layout.has_header = random.chance(60);
  layout.has_numbers = random.chance(50);
  layout.has_values = random.chance(50);
  layout.has_comments = random.chance(50);
  layout.dialect = random.chance(50) ? Dialect::v2024 : Dialect::v2019;
  return layout;
}

test::PlayedHexixGame random_played_game(test::Random& random) {
  const Position initial = random.chance(50) ? start_position() : test::random_hexix_position(random);
  const std::size_t most_plies = random.between(1, 60);
  return played_hexix_game(random, initial, {test::HexixPlayer::greedy, test::HexixPlayer::random}, most_plies);
}

}  // namespace

TEST_CASE("hexix layout: games are canonical in every layout") {
  test::Random random(8);
  std::size_t plies = 0;
  for (std::size_t i = 0; i < 300; ++i) {
    const test::PlayedHexixGame game = random_played_game(random);
    const test::HexixLayout layout = random_layout(random);
    if (game.plies.empty()) continue;
    const std::string text = text_of(game, layout);
    CAPTURE(text);
    Options options;
    options.dialect = layout.dialect;
    const test::HexixFile file = test::play_hexix(text, options);
    CHECK(test::hexix_play_report(file).empty());
    CHECK(file.findings.empty());
    REQUIRE(file.records.size() == 1);
    CHECK(file.records[0].plies.size() == game.plies.size());
    CHECK(file.records[0].end == game.end);
    CHECK((test::formatted_hexix(text, options) == text));
    plies += game.plies.size();
  }
  CHECK(plies > 3000);
}
