// What may be played in a turn (homeworlds-rules G2, G9, G17, E4).

#include "support/checks/catch.hpp"
#include "support/homeworlds/turns.hpp"

using namespace plyglot;
using homeworlds::Profile;

namespace {

constexpr const char* budget_position = "<0>; Lee(0,r1b2)y2y3g3-; Ray(1,g1y3)-g3; Dust(y3)g1-";

std::string findings(std::string_view turn, Profile profile = Profile::rules) {
  return test::played_turns(budget_position, {turn}, profile).findings;
}

}  // namespace

TEST_CASE("homeworlds turn budget: after a basic action only catastrophes") {
  CHECK(findings("build g1 Lee; move y2 Lee Dust") == "homeworlds/extra-action error 14-30\n");
  CHECK(findings("pass; pass") == "homeworlds/extra-action error 6-10\n");
  CHECK(findings("pass; sacrifice y2 Lee") == "homeworlds/extra-action error 6-22\n");
  CHECK(findings("build g1 Lee; pass; pass") == "homeworlds/extra-action error 14-18\n");
}

TEST_CASE("homeworlds turn budget: some profiles do not mind surplus passes") {
  for (const Profile profile : {Profile::sdg, Profile::quux}) {
    CHECK(findings("build g1 Lee; pass; pass", profile).empty());
    CHECK(findings("sacrifice y2 Lee; pass; pass; pass", profile).empty());
  }
  CHECK(findings("build g1 Lee; build g2 Lee", Profile::sdg) == "homeworlds/extra-action error 14-26\n");
}

TEST_CASE("homeworlds turn budget: after an extra action neither budget nor power is asked for") {
  const auto played =
      test::played_turns(budget_position, {"build g1 Lee; sacrifice y2 Lee; build y1 Lee; trade g3 Lee b; pass; pass"});
  CHECK(played.findings == "homeworlds/extra-action error 14-30\n");
  CHECK(played.is_certain);
  CHECK(played.position == "<1>; Lee(0,b2r1)b3g1y1y3-; Ray(1,g1y3)-g3; Dust(y3)g1-");
}

TEST_CASE("homeworlds turn budget: too many actions are said once") {
  const auto played = test::played_turns(
      budget_position, {"sacrifice y2 Lee; pass; pass; move g3 Lee Dust; move g3 Dust Lee; sacrifice y3 Lee"});
  CHECK(played.findings == "homeworlds/too-many-actions error 30-46\n");
  CHECK(played.is_certain);
  CHECK(played.violations.at(0).causes[0].action == 0);
}

TEST_CASE("homeworlds turn budget: an action of another colour counts") {
  CHECK(findings("sacrifice y2 Lee; build g1 Lee; move g1 Dust Lee; move g1 Lee Dust") ==
        "homeworlds/sacrifice-colour error 18-23\nhomeworlds/too-many-actions error 50-66\n");
}

TEST_CASE("homeworlds turn budget: passes stand for unused actions") {
  CHECK(findings("sacrifice y3 Lee; move g1 Dust Lee; pass; pass").empty());
  const auto unused = test::played_turns(budget_position, {"sacrifice y3 Lee; move g1 Dust Lee"});
  CHECK(unused.findings == "homeworlds/missing-pass info 0-16\n");
  CHECK(unused.violations.at(0).count == 2);
  const auto surplus = test::played_turns(budget_position, {"sacrifice y2 Lee; pass; pass; pass"});
  CHECK(surplus.findings == "homeworlds/surplus-pass error 30-34\n");
  CHECK(surplus.violations.at(0).effect == homeworlds::Effect::ignored);
  CHECK(surplus.is_certain);
}

TEST_CASE("homeworlds turn budget: one pass can stand for all that is left") {
  homeworlds::Referee referee = test::referee_of(budget_position, Profile::ap);
  std::vector<homeworlds::Violation> violations;
  const auto sacrifice = test::read_homeworlds_turn("sacrifice y3 Lee");
  referee.begin_turn(std::nullopt, false, violations);
  referee.play(test::action_of(sacrifice, sacrifice.actions[0], referee.state()), 0, violations);
  homeworlds::Action pass;
  pass.is_all = true;
  CHECK(referee.play(pass, 1, violations) == homeworlds::Effect::applied);
  referee.end_turn(false, violations);
  CHECK(violations.empty());
}

TEST_CASE("homeworlds turn budget: no end-of-turn findings after an error") {
  CHECK(findings("sacrifice y3 Lee; build g1 Lee") == "homeworlds/sacrifice-colour error 18-23\n");
  homeworlds::Referee referee = test::referee_of(budget_position);
  std::vector<homeworlds::Violation> violations;
  const auto turn = test::read_homeworlds_turn("sacrifice y3 Lee");
  referee.begin_turn(std::nullopt, false, violations);
  referee.play(test::action_of(turn, turn.actions[0], referee.state()), 0, violations);
  referee.end_turn(true, violations);
  CHECK(violations.empty());
}

TEST_CASE("homeworlds turn budget: a turn without any action says nothing") {
  homeworlds::Referee referee = test::referee_of(budget_position);
  std::vector<homeworlds::Violation> violations;
  referee.begin_turn(std::nullopt, false, violations);
  referee.end_turn(false, violations);
  CHECK(violations.empty());
  CHECK(referee.state().to_move() == 1);
}
