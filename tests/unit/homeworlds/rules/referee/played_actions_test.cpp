// Basic actions: the order of the checks, and what becomes of an action after an error (homeworlds-rules G3 to G8, G15,
// E2).

#include "support/checks/catch.hpp"
#include "support/homeworlds/turns.hpp"

using namespace plyglot;
using homeworlds::Profile;

namespace {

constexpr const char* actions_position = "<0>; Lee(0,r1b2)y3-g1; Ray(1,g1y3)-g3; Dust(y3)g1g2-; Far(r3)b1-";

test::PlayedTurns played_turn(std::string_view turn, Profile profile = Profile::rules) {
  return test::played_turns(actions_position, {turn}, profile);
}

}  // namespace

TEST_CASE("homeworlds actions: the system comes before the ship, the ship before power") {
  CHECK(played_turn("move r1 Nowhere Lee").findings == "homeworlds/unknown-system error 8-15\n");
  CHECK(played_turn("move r1 Far Nowhere").findings == "homeworlds/no-such-ship error 5-7\n");
  CHECK(played_turn("move g3 Ray Nowhere").findings == "homeworlds/not-your-ship error 5-7\n");
  // Power is an error that lets the move be played, but it cannot be played.
  const auto played = played_turn("move b1 Far Nowhere");
  CHECK(played.findings == "homeworlds/no-technology error 0-4\n");
  CHECK(played.violations[0].effect == homeworlds::Effect::skipped);
  CHECK_FALSE(played.is_certain);
}

TEST_CASE("homeworlds actions: a move without power is played anyway") {
  const auto played = played_turn("move b1 Far Lee");
  CHECK(played.findings == "homeworlds/no-technology error 0-4\n");
  CHECK(played.violations[0].effect == homeworlds::Effect::applied);
  CHECK(played.violations[0].powers == std::array<bool, 4>{true, false, true, false});
  CHECK(played.position == "<1>; Lee(0,b2r1)b1y3-g1; Ray(1,g1y3)-g3; Dust(y3)g1g2-");
}

TEST_CASE("homeworlds actions: power can come from any own ship or star") {
  CHECK(played_turn("build g2 Dust").findings.empty());
  CHECK(played_turn("move y3 Lee Dust").findings == "homeworlds/self-elimination warning 0-16\n");
  CHECK(played_turn("trade b1 Far y").findings.empty());
  CHECK(played_turn("build b1 Far").findings == "homeworlds/no-technology error 0-5\n");
}

TEST_CASE("homeworlds actions: a system is not connected with itself") {
  const auto played = played_turn("move g1 Dust Dust");
  CHECK(played.findings == "homeworlds/not-connected error 13-17\n");
  CHECK(played.position == "<1>; Lee(0,b2r1)y3-g1; Ray(1,g1y3)-g3; Dust(y3)g1g2-; Far(r3)b1-");
}

TEST_CASE("homeworlds actions: discover asks for name, bank and connection in this order") {
  const char* start = "<0>; Lee(0,r1b2)y3-; Ray(1,r2r2)-r2; Dust(y3)g1-";
  const auto findings = [&](std::string_view turn) { return test::played_turns(start, {turn}).findings; };
  CHECK(findings("discover y3 Lee r2 Ray") == "homeworlds/duplicate-name error 19-22\n");
  CHECK(findings("discover y3 Lee r2 New") == "homeworlds/not-in-bank error 16-18\n");
  CHECK(findings("discover g1 Dust g3 New") == "homeworlds/not-connected error 17-19\n");
  const auto played = test::played_turns(start, {"discover g1 Dust g3 New"});
  CHECK(played.position == "<1>; Lee(0,b2r1)y3-; Ray(1,r2r2)-r2; New(g3)g1-");
}

TEST_CASE("homeworlds actions: trade asks for size, colour and bank in this order") {
  const char* start = "<0>; Lee(0,r1b2)g3b3-; Ray(1,y3b3)-y3; Dust(b3)y3-";
  const auto findings = [&](std::string_view turn, Profile profile) {
    return test::played_turns(start, {turn}, profile).findings;
  };
  CHECK(findings("trade g3 Lee y1", Profile::rules) == "homeworlds/trade-size error 13-15\n");
  CHECK(findings("trade g3 Lee y1", Profile::ap) ==
        "homeworlds/trade-size warning 13-15\nhomeworlds/not-in-bank error 13-15\n");
  CHECK(findings("trade b3 Lee b", Profile::rules) == "homeworlds/redundant-trade warning 13-14\n");
  CHECK(findings("trade b3 Lee b", Profile::ap) == "homeworlds/redundant-trade error 13-14\n");
  for (const Profile profile : {Profile::sdg, Profile::jpb, Profile::quux}) {
    CHECK(findings("trade b3 Lee b", profile) == "homeworlds/not-in-bank error 13-14\n");
  }
}

TEST_CASE("homeworlds actions: a build takes the smallest piece, whatever is written") {
  const char* start = "<0>; Lee(0,r1b2)g3-; Ray(1,y3b3)-g1g1";
  const auto played = test::played_turns(start, {"build g3 Lee"});
  CHECK(played.findings == "homeworlds/wrong-build-size error 6-8\n");
  CHECK(played.violations[0].piece == homeworlds::kind_of(homeworlds::Colour::green, 1));
  CHECK(played.violations[0].count == 1);
  CHECK(played.position == "<1>; Lee(0,b2r1)g1g3-; Ray(1,b3y3)-g1g1");
}

TEST_CASE("homeworlds actions: an attack needs an enemy's ship, an own one, power and size") {
  const char* start = "<0>; Lee(0,y1b2)g2-g2g3; Ray(1,r2y3)-g3; Dust(r3)-y1; Far(g1)b1-b1";
  const auto findings = [&](std::string_view turn) { return test::played_turns(start, {turn}).findings; };
  CHECK(findings("attack y2 Dust") == "homeworlds/no-such-ship error 7-9\n");
  CHECK(findings("attack y1 Dust") == "homeworlds/no-attacker error 0-6\n");
  CHECK(findings("attack b1 Far") == "homeworlds/no-technology error 0-6\n");
  CHECK(findings("attack g2n Lee") == "homeworlds/attack-own-ship error 7-9\n");
  const auto played = test::played_turns(start, {"attack g3 Lee"});
  CHECK(played.findings == "homeworlds/no-technology error 0-6\n");
  CHECK(played.position == "<1>; Lee(0,b2y1)g2g3-g2; Ray(1,r2y3)-g3; Dust(r3)-y1; Far(g1)b1-b1");
}

TEST_CASE("homeworlds actions: a ship that is too large is named with the largest own one") {
  const auto played = test::played_turns("<0>; Lee(0,r1b2)y1g2-r3; Ray(1,g1y3)-g3", {"attack r3 Lee"});
  CHECK(played.findings == "homeworlds/attack-too-large error 7-9\n");
  CHECK(played.violations[0].piece == homeworlds::kind_of(homeworlds::Colour::green, 2));
  CHECK(played.is_certain);
}

TEST_CASE("homeworlds actions: owners with more players") {
  const char* start = "<0>; Lee(0,r1b2)g3-y1-y1; Ray(1,g1y3)-g3-; Mia(2,y2g3)--b3";
  const auto findings = [&](std::string_view turn) { return test::played_turns(start, {turn}).findings; };
  CHECK(findings("attack y1 Lee") == "homeworlds/attack-owner-missing error 7-9\n");
  CHECK(findings("attack y1e Lee").empty());
  CHECK(findings("attack y12 Lee").empty());
  CHECK(findings("attack y10 Lee") == "homeworlds/attack-own-ship error 7-9\n");
  CHECK(findings("attack g3e Lee") == "homeworlds/attack-own-ship error 7-9\n");
}

TEST_CASE("homeworlds actions: the nearest name is offered if there is only one") {
  const char* start = "<0>; Dust(0,r1b2)g3-; Dusk(1,g1y3)-g3";
  const auto suggestion = [&](std::string_view turn) {
    return test::played_turns(start, {turn}).violations.at(0).system;
  };
  CHECK(suggestion("build g1 DUSTY") == homeworlds::SystemId{0});
  CHECK(suggestion("build g1 Dusx") == std::nullopt);
  CHECK(suggestion("build g1 Du") == std::nullopt);
  // An exchange of neighbours is two edits, so with another letter it is too far.
  CHECK(suggestion("build g1 uDstt") == std::nullopt);
}
