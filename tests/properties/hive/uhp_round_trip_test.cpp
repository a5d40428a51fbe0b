// Random games written and read again, in every way that UHP has to name a place.

#include "hive/board/pieces.hpp"
#include "hive/record/record_replay.hpp"
#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"
#include "support/games/random_games.hpp"

using namespace plyglot;

namespace {

constexpr std::uint64_t round_trip_seeds = 400;

hive::Record game_of(test::Random& random) {
  test::GameWishes wishes;
  wishes.type = random.pick(hive::game_types);
  wishes.most_plies = random.between(0, 70);
  wishes.movements = random.between(20, 90);
  return random_game(random, wishes);
}

// Game type, plies and end; texts and spans do not matter.
void check_same_game(const hive::Record& a, const hive::Record& b) {
  CHECK(a.type == b.type);
  CHECK(a.outcome == b.outcome);
  REQUIRE(a.plies.size() == b.plies.size());
  for (std::size_t i = 0; i < a.plies.size(); ++i) {
    CAPTURE(i);
    REQUIRE(a.plies[i].piece == b.plies[i].piece);
    if (!a.plies[i].is_pass()) REQUIRE(a.plies[i].to == b.plies[i].to);
  }
}

}  // namespace

TEST_CASE("uhp round trip: a game that is written is read as it was, without a finding") {
  test::GameSession session("uhp");
  for (std::uint64_t seed = 0; seed < round_trip_seeds; ++seed) {
    test::Random random(seed);
    const hive::Record record = game_of(random);
    const std::string text = test::game_string_of(record);
    CAPTURE(seed, text);
    session.read(text);
    REQUIRE(session.report().empty());
    check_same_game(session.record(), record);
    REQUIRE(session.format(text) == text + '\n');
  }
}

TEST_CASE("uhp round trip: any neighbour names a place, and the canonical text is the same") {
  test::GameSession session("uhp");
  test::GameSession keeping("uhp", {{"references", "keep"}});
  for (std::uint64_t seed = 0; seed < round_trip_seeds; ++seed) {
    test::Random random(seed);
    const hive::Record record = game_of(random);
    const std::string text = test::respelled(record, random);
    CAPTURE(seed, text);
    session.read(text);
    REQUIRE(session.report().empty());
    check_same_game(session.record(), record);
    REQUIRE(session.format(text) == test::game_string_of(record) + '\n');
    REQUIRE(keeping.format(text) == text + '\n');
  }
}

TEST_CASE("uhp round trip: each reference that is not canonical is found, and its fix writes the canonical one") {
  test::GameSession session("uhp", {}, "uhp/not-canonical-reference");
  for (std::uint64_t seed = 0; seed < round_trip_seeds / 4; ++seed) {
    test::Random random(seed);
    const hive::Record record = game_of(random);
    const std::string text = test::respelled(record, random);
    CAPTURE(seed, text);
    session.read(text);
    std::string fixed = text;
    const auto& findings = session.findings();
    for (auto finding = findings.rbegin(); finding != findings.rend(); ++finding) {
      REQUIRE(finding->fix);
      fixed = test::applied(fixed, *finding->fix);
    }
    REQUIRE(fixed == test::game_string_of(record));
  }
}
