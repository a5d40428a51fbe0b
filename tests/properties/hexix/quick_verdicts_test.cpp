// Records that are judged without being read.

#include "hexix/notations/hexix/check/quick_verdicts.hpp"
#include "hexix/rules/move_sets.hpp"
#include "support/checks/catch.hpp"
#include "support/door/both_ways.hpp"
#include "support/hexix/players.hpp"
#include "support/hexix/recipes.hpp"
#include "support/hexix/session.hpp"
#include "support/values/mutations.hpp"

using namespace plyglot;

namespace {

using test::HexixPlayer;

const std::vector<std::string> pieces_of_records = {" ",
                                                    "\n",
                                                    "\n\n",
                                                    "\t",
                                                    "\r\n",
                                                    "#",
                                                    "...",
                                                    "-",
                                                    "-------------\n",
                                                    "Blue   Red\n",
                                                    "D2v",
                                                    "D2+",
                                                    "D5+",
                                                    "D4v",
                                                    "D4<",
                                                    "D2E3",
                                                    "v",
                                                    "^",
                                                    "+",
                                                    "1",
                                                    "6",
                                                    "!",
                                                    "??",
                                                    "E1+    C5+\n",
                                                    "2. ",
                                                    "x",
                                                    "F3",
                                                    "\xC3",
                                                    "\0",
                                                    "D1E2"};

test::HexixRecipe some_recipe(test::Random& random) {
  test::HexixRecipe recipe;
  for (HexixPlayer& player : recipe.players) player = static_cast<HexixPlayer>(random.below(3));
  recipe.seed = random.below(1U << 30);
  return recipe;
}

std::string some_record(test::Random& random) {
  test::HexixRecipe recipe = some_recipe(random);
  recipe.most_plies = random.between(1, 60);
  recipe.layout.has_header = random.chance(95);
  recipe.layout.has_numbers = random.chance(5);
  recipe.layout.has_comments = random.chance(10);
  recipe.layout.has_values = random.chance(20);
  if (random.chance(10)) recipe.layout.dialect = hexix::Dialect::v2019;
  return text_of(recipe);
}

// Records near those that can be known: sound ones, and each with some bytes changed.
std::string some_file(test::Random& random) {
  std::string text;
  for (std::size_t records = random.between(1, 3); records > 0; --records) {
    const std::string record = some_record(random);
    text += random.chance(50) ? test::mutated(record, pieces_of_records, random) : record;
    if (records > 1) text += '\n';
  }
  return text;
}

const std::vector<test::QuickWay> quick_ways = {{},
                                                {{{"dialect", "2019"}}, true},
                                                {{{"global-rule", "off"}}, false},
                                                {{{"inactive-rule", "off"}}, true},
                                                {{{"global-rule", "error"}, {"inactive-rule", "error"}}, false}};

}  // namespace

TEST_CASE("hexix quick verdicts: the findings without a model are those with one") {
  std::vector<test::BothWays> sessions = test::both_ways_of("hexix", quick_ways);
  test::Random random(81);
  check_findings_of(sessions, test::quick_rounds(3000), [&random] { return some_file(random); });
}

TEST_CASE("hexix quick verdicts: records in their canonical form are known") {
  hexix::QuickVerdicts verdicts;
  hexix::ParseScratch scratch;
  test::HexixSession reader;
  test::Random random(82);
  for (std::size_t clean = 0; clean < 300;) {
    const std::string record = text_of(some_recipe(random));
    reader.lint(record);
    if (!reader.findings().empty()) continue;
    ++clean;
    CAPTURE(record);
    CHECK(verdicts.knows(record, hexix::Options(), scratch));
  }
}

TEST_CASE("hexix quick verdicts: a ply after the end is for the reader, even where it would be sound") {
  hexix::Options without_inactive_rule;
  without_inactive_rule.inactive_rule = diagnostics::Severity::off;
  hexix::QuickVerdicts verdicts;
  hexix::ParseScratch scratch;
  test::Random random(83);
  for (std::size_t ended = 0; ended < 20;) {
    test::PlayedHexixGame game =
        test::played_hexix_game(random, hexix::start_position(), {HexixPlayer::greedy, HexixPlayer::random}, 80);
    if (game.end != hexix::End::home) continue;
    hexix::State state;
    for (const test::PlayedHexixPly& ply : game.plies) play(state, ply.move, judge(state, ply.move));
    const hexix::MoveSets sets = legal_move_sets(state, without_inactive_rule.rules());
    if (sets.increments == 0) continue;
    ++ended;
    CHECK(verdicts.knows(text_of(game, {}), without_inactive_rule, scratch));
    game.plies.push_back({{hexix::MoveKind::increment, hexix::first_of(sets.increments)}, 2, {}});
    CAPTURE(text_of(game, {}));
    CHECK_FALSE(verdicts.knows(text_of(game, {}), without_inactive_rule, scratch));
  }
}

TEST_CASE("hexix quick verdicts: where nothing is known, little is tried") {
  const std::string clean = "Blue   Red\n-------------\nD2v    D5v\n";
  const std::string commented = "Blue   Red\n-------------\nD2v    D5v    # both\n";
  hexix::QuickVerdicts verdicts;
  hexix::ParseScratch scratch;
  const auto knows = [&](const std::string& record) { return verdicts.knows(record, hexix::Options(), scratch); };
  CHECK(knows(clean));
  for (unsigned i = 0; i < 8; ++i) CHECK_FALSE(knows(commented));
  CHECK_FALSE(knows(clean));
  unsigned until_known = 1;
  while (!knows(clean) && until_known < 1000) ++until_known;
  CHECK(until_known < 100);
  CHECK(knows(clean));
}
