// Words that name no more than the board needs (hive-human K1 to K7), and games on the way through them and back.

#include "hive/record/record_changes.hpp"
#include "hive/rules/options/rule_options.hpp"
#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"
#include "support/door/translating.hpp"
#include "support/games/random_games.hpp"

using namespace plyglot;

namespace {

// What the first finding says.
std::string refusal(const std::string& text) {
  test::GameSession session("hive-human");
  session.read(text);
  return session.findings().empty() ? "" : session.findings().front().message;
}

std::string in_uhp(const std::string& text) {
  const auto translation = test::translate(text, true, test::language_of("hive-human"), test::target_of("uhp"));
  return translation.text.value_or("none");
}

// The second piece to the east of the first, and the pieces numbered as they come.
hive::Record as_read(const hive::Record& game) {
  hive::Record record = hive::renumbered(game);
  for (int sixths = 0; sixths < 6; ++sixths) {
    hive::Record laid = hive::turned(record, sixths);
    if (laid.plies.size() < 2 || laid.plies[1].to == board::neighbour(laid.plies[0].to, board::east)) return laid;
  }
  return record;
}

}  // namespace

TEST_CASE("hive-human K1, K5, K6: places are counted clockwise, from the second piece to the east") {
  CHECK(in_uhp("1. +G +s\n2. +AGs3\n") == "Base;InProgress;Black[2];wG1;bS1 wG1-;wA1 -wG1\n");
  CHECK(in_uhp("1. +G +s\n2. +QGs2\n") == "Base;InProgress;Black[2];wG1;bS1 wG1-;wQ /wG1\n");
  CHECK(in_uhp("1. +G +s\n2. +QGs4\n") == "Base;InProgress;Black[2];wG1;bS1 wG1-;wQ \\wG1\n");
}

TEST_CASE("hive-human K7: one cause has one finding, and it says which moves fit") {
  CHECK(refusal("1. +G +s\n2. +Q\n") == "3 legal moves fit these words, such as `+QGs2` and `+QGs3`");
  CHECK(refusal("1. +G +s\n2. A\n") == "there is no `A` on the board");
  CHECK(refusal("1. +G +s\n2. +Qa\n") == "there is no such place on the board");
  CHECK(refusal("1. +G +s\n2. +QGs1\n").find("beside Black") != std::string::npos);
  CHECK(refusal("1. +G +s\n2. Ga\n") == "there is no such place on the board");
}

TEST_CASE("hive-human K12: where Black begins, the side that begins is White in the record") {
  const std::string text = "[White \"Ida\"]\n\n1. +g +S\n2. +qgS2 +SSg3\n";
  test::GameSession session("hive-human");
  CHECK(session.format(text) == text);
  session.read(text);
  CHECK(session.report() == "hive-human/black-begins warning 18-20\n");
  REQUIRE(session.record().plies.size() == 4);
  CHECK(hive::name_of(session.record().plies[0].piece) == "wG1");
  CHECK(session.record().tags[0].key == "Black");
}

TEST_CASE("hive-human 4: random games are the same after a translation there and back") {
  test::Random random(11);
  const toolchain::Language human = test::language_of("hive-human");
  const toolchain::Language uhp = test::language_of("uhp");
  std::size_t plies = 0;
  for (int i = 0; i < 12; ++i) {
    const hive::Record game = test::random_game(random, {*hive::game_type_named(i % 2 == 0 ? "Base+MLP" : "Base"), 50});
    const auto there = test::translate(test::game_string_of(game), false, uhp, test::target_of("hive-human"));
    REQUIRE(there.text);
    const hive::Record before = as_read(game);
    const hive::Record after = test::read_game(*there.text, true, human);
    CHECK(after.is_sound);
    CHECK(after.type == before.type);
    CHECK(test::formatted_file(*there.text, human) == *there.text);
    REQUIRE(after.plies.size() == before.plies.size());
    for (std::size_t ply = 0; ply < after.plies.size(); ++ply) {
      CHECK(after.plies[ply].piece == before.plies[ply].piece);
      CHECK(after.plies[ply].to == before.plies[ply].to);
    }
    plies += after.plies.size();
  }
  CHECK(plies > 200);
}
