// Setting up (homeworlds-rules G1, G16, G22, P9).

#include "support/checks/catch.hpp"
#include "support/homeworlds/turns.hpp"

using namespace plyglot;
using homeworlds::Profile;

namespace {

test::PlayedTurns played_homeworlds(const std::vector<std::string_view>& turns, Profile profile = Profile::rules,
                                    std::string_view position = "") {
  return test::played_turns(position, turns, profile);
}

}  // namespace

TEST_CASE("homeworlds homeworld: two players set up one after the other") {
  const auto played = played_homeworlds({"homeworld g2 b1 y3 Sam", "homeworld g1 b3 y3 Dave"});
  CHECK(played.findings.empty());
  CHECK(played.position == "<0>; Sam(0,b1g2)y3-; Dave(1,b3g1)-y3");
}

TEST_CASE("homeworlds homeworld: it is the whole turn") {
  CHECK(played_homeworlds({"homeworld g2 b1 y3 Sam; build y1 Sam"}).findings ==
        "homeworlds/extra-action error 24-36\n");
  CHECK(played_homeworlds({"homeworld g2 b1 y3 Sam; homeworld g2 b1 y3 Joe"}).findings ==
        "homeworlds/homeworld-twice error 24-46\n");
}

TEST_CASE("homeworlds homeworld: nothing else comes before it") {
  for (const std::string_view turn : {"catastrophe Sam b", "sacrifice g1 Sam", "attack g1 Sam"}) {
    const auto played = played_homeworlds({turn});
    CHECK(played.findings == "homeworlds/not-established error 0-" + std::to_string(turn.size()) + "\n");
    CHECK_FALSE(played.is_certain);
  }
}

TEST_CASE("homeworlds homeworld: the site lets players wait") {
  const auto played = played_homeworlds({"pass", "homeworld g2 b1 y3 Dave", "homeworld g1 b3 y3 Sam"}, Profile::sdg);
  CHECK(played.findings.empty());
  CHECK(played.position == "<1>; Dave(1,b1g2)-y3; Sam(0,b3g1)y3-");
}

TEST_CASE("homeworlds homeworld: equal pieces all count") {
  const char* position = "<0>; Ray(1,g1b2)-g3b2";
  CHECK(played_homeworlds({"homeworld b2 b2 g3 Lee"}, Profile::sdg, position).findings ==
        "homeworlds/not-in-bank error 13-15\n");
  CHECK(played_homeworlds({"homeworld g1 b2 b2 Lee"}, Profile::sdg, position).findings ==
        "homeworlds/not-in-bank error 16-18\n");
}

TEST_CASE("homeworlds homeworld: a lack names where the pieces are, each place once") {
  const auto played =
      played_homeworlds({"homeworld g1 b3 y3 Sam", "homeworld b2 b2 b2 Dave", "discover y3 Sam b2 Far"});
  REQUIRE(!played.violations.empty());
  const homeworlds::Violation& last = played.violations.back();
  CHECK(last.rule == homeworlds::Rule::not_in_bank);
  REQUIRE(last.cause_count == 1);
  CHECK(last.causes[0] == homeworlds::Cause{1, 1});
}

TEST_CASE("homeworlds homeworld: names are checked after the bank") {
  const char* position = "<0>; Ray(1,g1g1)-g1";
  CHECK(played_homeworlds({"homeworld g1 b2 y3 Ray"}, Profile::rules, position).findings ==
        "homeworlds/not-in-bank error 10-12\n");
  const auto played = played_homeworlds({"homeworld y1 b2 g3 RAY"}, Profile::rules, position);
  CHECK(played.findings == "homeworlds/duplicate-name error 19-22\n");
  CHECK(played.violations[0].causes[0] == homeworlds::Cause{homeworlds::no_action, 0});
  CHECK(played_homeworlds({"homeworld y1 b2 g3 RAY"}, Profile::quux, position).findings.empty());
}

TEST_CASE("homeworlds homeworld: a home without a name clashes as a whole") {
  const char* position = "<0>; North(1,g1y2)-g3";
  CHECK(played_homeworlds({"homeworld y1 b3 g3"}, Profile::rules, position).findings ==
        "homeworlds/duplicate-name error 0-18\n");
}

TEST_CASE("homeworlds homeworld: soft checks are independent of each other") {
  const auto played = played_homeworlds({"homeworld r2 - r1 Sam"}, Profile::ap);
  CHECK(played.findings ==
        "homeworlds/one-star-home error 10-14\nhomeworlds/home-small-ship error 15-17\n"
        "homeworlds/home-few-colours error 10-17\nhomeworlds/home-missing-technology error 10-17\n");
  CHECK(played.is_certain);
  CHECK(played.position == "<1>; Sam(0,r2)r1-");
  CHECK(played_homeworlds({"homeworld r2 - r1 Sam *"}, Profile::ap).findings.empty());
  CHECK(played_homeworlds({"homeworld r2 - r1 Sam *"}, Profile::jpb).findings ==
        "homeworlds/one-star-home error 10-14\n");
  CHECK(played_homeworlds({"homeworld r2 - r1 Sam"}, Profile::quux).findings.empty());
}

TEST_CASE("homeworlds homeworld: the neighbour is the player on the right") {
  // Player 2 of three looks at player 1, not at player 0.
  const char* position = "<2>; Lee(0,r1b2)g3--; Ray(1,b1y3)-g3-";
  const auto same = played_homeworlds({"homeworld y1 g3 b3 Mia"}, Profile::rules, position);
  CHECK(same.findings == "homeworlds/small-universe info 10-15\n");
  CHECK(same.violations[0].causes[0] == homeworlds::Cause{homeworlds::no_action, 1});
  CHECK(played_homeworlds({"homeworld y1 g2 b3 Mia"}, Profile::rules, position).findings.empty());
  CHECK(played_homeworlds({"homeworld y2 - g3 Mia *"}, Profile::jpb, position).findings ==
        "homeworlds/one-star-home error 10-14\n");
  CHECK(played_homeworlds({"homeworld y2 g2 b3 Mia"}, Profile::rules, position).findings ==
        "homeworlds/home-twin-stars info 10-15\nhomeworlds/microverse info 10-15\n");
}
