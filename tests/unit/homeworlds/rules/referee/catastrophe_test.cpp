// Catastrophes and names that were used before (homeworlds-rules G10, G11, G25).

#include "support/checks/catch.hpp"
#include "support/homeworlds/turns.hpp"

using namespace plyglot;
using homeworlds::Profile;

TEST_CASE("homeworlds catastrophe: stars and ships of all players count") {
  const char* position = "<0>; Lee(0,r1b2)g3-; Ray(1,g1y3)-g3; Dust(y3)y1-y1y2; Far(b3)-r2y2";
  const auto played = test::played_turns(position, {"catastrophe Dust y; catastrophe Far b; pass"});
  CHECK(played.findings == "homeworlds/no-overpopulation error 36-37\n");
  CHECK(played.violations[0].count == 1);
  CHECK(played.position == "<0>; Lee(0,b2r1)g3-; Ray(1,g1y3)-g3; Far(b3)-r2y2");
}

TEST_CASE("homeworlds catastrophe: no ship is needed there") {
  const char* position = "<0>; Lee(0,r1b2)g3-; Ray(1,g1y3)-g3; Dust(b3)-y1y1y2y3";
  const auto played = test::played_turns(position, {"catastrophe Dust y; pass"});
  CHECK(played.findings.empty());
  CHECK(played.position == "<1>; Lee(0,b2r1)g3-; Ray(1,g1y3)-g3");
}

TEST_CASE("homeworlds catastrophe: one between two actions is found at the second") {
  const char* position = "<0>; Lee(0,r1b2)y2g3-; Ray(1,g2y3)-g3; Dust(y3)b1b2b3b3-; Far(g3)y1-";
  const char* turn = "sacrifice y2 Lee; catastrophe Dust b; pass; move y1 Far Lee";
  const auto played = test::played_turns(position, {turn}, Profile::quux);
  CHECK(played.findings == "homeworlds/catastrophe-between-actions error 18-36\n");
  CHECK(played.is_certain);
  CHECK(test::played_turns(position, {turn}).findings.empty());
  CHECK(test::played_turns(position, {"sacrifice y2 Lee; catastrophe Dust b; pass; pass"}, Profile::quux)
            .findings.empty());
}

TEST_CASE("homeworlds catastrophe: what is gone, and what made it go") {
  const char* position = "<0>; Lee(0,y1b2)g3g1-; Ray(1,g1y3)-g3; Dust(b3)-y1y1y2y3";
  const auto played = test::played_turns(position, {"catastrophe Dust y; pass", "pass", "discover g1 Lee y3 DUST",
                                                    "pass", "move g1 Dust Lee", "pass", "build g1 dust"});
  CHECK(played.findings == "homeworlds/name-reuse info 19-23\nhomeworlds/forgotten-system error 9-13\n");
  REQUIRE(played.violations.size() == 2);
  CHECK(played.violations[0].causes[0] == homeworlds::Cause{homeworlds::no_action, 2});
  CHECK(played.violations[1].causes[0] == homeworlds::Cause{5, 3});
}

// Names of systems that are gone are kept, and looking one up must not take longer and longer.
TEST_CASE("homeworlds catastrophe: a long game remembers all its systems") {
  homeworlds::Referee referee = test::referee_of("<0>; Lee(0,y1b2)g3g1-; Ray(1,g1y3)-g3");
  homeworlds::ActionNumber next = 0;
  std::size_t findings = 0;
  const auto play = [&](const std::string& text) {
    const test::HomeworldsTurn turn = test::read_homeworlds_turn(text);
    findings += test::play_turn(referee, turn, next).size();
    next += static_cast<homeworlds::ActionNumber>(turn.actions.size());
  };
  constexpr int rounds = 20000;
  for (int i = 0; i < rounds; ++i) {
    const std::string name = "Far" + std::to_string(i);
    play("discover g1 Lee y3 " + name);
    play("pass");
    play("move g1 " + name + " Lee");
    play("pass");
  }
  CHECK(findings == 0);
  CHECK(referee.is_certain());
  const auto gone = referee.state().latest("far7");
  REQUIRE(gone);
  CHECK(referee.state().disappearance(*gone) == 7 * 4 + 2);
  CHECK(position_text(referee.state().position()) == "<0>; Lee(0,b2y1)g1g3-; Ray(1,g1y3)-g3");
}
