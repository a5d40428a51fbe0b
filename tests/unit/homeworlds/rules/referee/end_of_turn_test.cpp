// Forgetting, elimination and the end of the game (homeworlds-rules G11 to G14, G18, G20, G21, G27).

#include "support/checks/catch.hpp"
#include "support/homeworlds/turns.hpp"

using namespace plyglot;
using homeworlds::Profile;
using test::played_turns;

namespace {

constexpr Profile all_profiles[] = {Profile::rules, Profile::ap,   Profile::sdg,
                                    Profile::jpb,   Profile::quux, Profile::hwl};

}  // namespace

TEST_CASE("homeworlds end of turn: play after the end is reported once") {
  const auto played =
      played_turns("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)r3-g3", {"attack g3 Ray", "pass", "build g1 Lee"});
  CHECK(played.findings == "homeworlds/play-after-end error 0-4\n");
  CHECK(played.violations[0].causes[0].action == 0);
  CHECK(played.violations[0].effect == homeworlds::Effect::ignored);
  CHECK(played.outcome == "win:0");
}

TEST_CASE("homeworlds end of turn: a position can be at its end already") {
  const auto played = played_turns("<0>; Lee(0,r1b2)y2g3-; Dust(g3)-y1", {"pass"});
  CHECK(played.findings == "homeworlds/play-after-end error 0-4\n");
  CHECK(played.violations[0].cause_count == 0);
  CHECK(played.outcome == "win:0");
}

TEST_CASE("homeworlds end of turn: the own home can be empty for a moment") {
  const char* position = "<0>; Lee(0,r1b2)y2-; Ray(1,g2y3)-g3; Dust(y3)g1-";
  for (const Profile profile : all_profiles) {
    const auto played = played_turns(position, {"sacrifice y2 Lee; move g1 Dust Lee; pass"}, profile);
    const bool is_guarded = profile == Profile::quux;
    CHECK(played.findings == (is_guarded ? "homeworlds/self-elimination error 0-40\n" : ""));
    CHECK(played.position ==
          (is_guarded ? "<0>; Lee(0,b2r1)y2-; Ray(1,g2y3)-g3; Dust(y3)g1-" : "<1>; Lee(0,b2r1)g1-; Ray(1,g2y3)-g3"));
  }
}

TEST_CASE("homeworlds end of turn: an enemy's home without ships stays only in some profiles") {
  const char* position = "<0>; Lee(0,r1b2)y3g3-; Ray(1,y2g3)-g3g2; Dust(r1)g1y1-";
  const char* turn = "sacrifice y3 Lee; move g1 Dust Ray; catastrophe Ray g; move y1 Dust Ray; pass";
  for (const Profile profile : {Profile::rules, Profile::sdg, Profile::jpb, Profile::hwl}) {
    CHECK(played_turns(position, {turn}, profile).position == "<0>; Lee(0,b2r1)g3-; Ray(y2)y1-");
  }
  for (const Profile profile : {Profile::ap, Profile::quux})
    CHECK_FALSE(played_turns(position, {turn}, profile).is_certain);
}

TEST_CASE("homeworlds end of turn: a starless home in each profile") {
  // The mover's own home loses its last star, and then a ship enters it.
  const char* position = "<0>; Lee(0,y1y1)y3y2g1-; Ray(1,g2b3)-g3; Dust(b3)g3-";
  const std::vector<std::string_view> turns = {"sacrifice y2 Lee; catastrophe Lee y; move g3 Dust Lee; pass *"};
  const char* few = "<0>; Lee(0,y1y1)y3y2y2g1-; Ray(1,g2b3)-g3; Dust(b3)g3-";
  CHECK(played_turns(position, turns).findings == "homeworlds/no-overpopulation error 34-35\n");
  CHECK(played_turns(few, turns).findings == "homeworlds/forgotten-system error 50-53\n");
  CHECK(played_turns(few, turns, Profile::ap).findings == "homeworlds/self-elimination error 0-61\n");
  CHECK(played_turns(few, turns, Profile::ap).position == "<1>; Ray(1,b3g2)-g3");
  for (const Profile profile : {Profile::sdg, Profile::jpb}) {
    const auto played = played_turns(few, turns, profile);
    CHECK(played.findings.empty());
    CHECK(played.position == "<1>; Ray(1,b3g2)-g3");
    CHECK(played.outcome == "win:1");
  }
  CHECK(played_turns(few, turns, Profile::quux).findings == "homeworlds/self-elimination error 0-61\n");
}

TEST_CASE("homeworlds end of turn: ships of a home without stars stay as long as the profile says") {
  const char* position = "<0>; Lee(0,b1b2)r3g3-; Ray(1,y3y3)-y1y2r1; Dust(r1)y3-";
  const std::vector<std::string_view> turns = {"catastrophe Ray y; build g1 Lee"};
  for (const Profile profile : all_profiles) {
    const auto played = played_turns(position, turns, profile);
    CHECK(played.findings.empty());
    CHECK(played.position == "<0>; Lee(0,b1b2)g1g3r3-; Dust(r1)y3-");
    CHECK(played.outcome == "win:0");
  }
}

TEST_CASE("homeworlds end of turn: a home with guests becomes an ordinary system") {
  const auto played = played_turns("<0>; Lee(0,r1b2)g3-; Ray(1,g1y3)r3-g3; Far(r2)-b1", {"attack g3 Ray"});
  CHECK(played.position == "<0>; Lee(0,b2r1)g3-; Ray(g1y3)g3r3-; Far(r2)-b1");
  CHECK(played.outcome == "win:0");
}

TEST_CASE("homeworlds end of turn: eliminated players are skipped and can be attacked") {
  const char* position = "<0>; Lee(0,r1b2)g3--; Ray(1,y3r2)r3-g3-; Mia(2,y2g3)--b3; Far(r1)b2-y1-";
  const auto played = played_turns(position, {"attack g3 Ray", "pass", "attack y1 Far", "pass", "pass"});
  CHECK(played.findings.empty());
  CHECK(played.position == "<2>; Lee(0,b2r1)g3--; Ray(r2y3)g3r3--; Mia(2,g3y2)--b3; Far(r1)b2y1--");
  CHECK(played.outcome == "open");
}

TEST_CASE("homeworlds end of turn: whoever beats the left-hand opponent wins in AP's game for more") {
  const char* position = "<0>; Lee(0,r1b2)g3--; Ray(1,y3r2)r3-g3-; Mia(2,y2g3)--b3";
  CHECK(played_turns(position, {"attack g3 Ray"}).outcome == "open");
  CHECK(played_turns(position, {"attack g3 Ray"}, Profile::ap).outcome == "win:0");
  const char* other = "<0>; Lee(0,r1b2)g3--; Ray(1,y3r2)-g3-; Mia(2,y2r3)r3--b3";
  CHECK(played_turns(other, {"attack b3 Mia"}, Profile::ap).outcome == "open");
}

TEST_CASE("homeworlds end of turn: passes may be left out where the turn ends something") {
  const char* position = "<0>; Lee(0,r1b2)r2g3-; Ray(1,g1y3)r3-g3";
  CHECK(played_turns(position, {"sacrifice r2 Lee; attack g3 Ray"}, Profile::ap).findings.empty());
  CHECK(played_turns(position, {"sacrifice r2 Lee; attack g3 Ray"}, Profile::jpb).findings ==
        "homeworlds/missing-pass error 0-16\n");
}

TEST_CASE("homeworlds end of turn: a named player moves, and play goes on after that player") {
  homeworlds::Referee referee = test::referee_of("<0>; Lee(0,r1b2)g3--; Ray(1,y3r2)-g3-; Mia(2,y2g3)--b3");
  std::vector<homeworlds::Violation> violations;
  CHECK(referee.begin_turn(homeworlds::Player{1}, false, violations));
  const auto turn = test::read_homeworlds_turn("build g1 Ray");
  referee.play(test::action_of(turn, turn.actions[0], referee.state()), 0, violations);
  referee.end_turn(false, violations);
  CHECK(violations.empty());
  CHECK(referee.state().to_move() == 2);
}

TEST_CASE("homeworlds end of turn: nothing is said or played while the position is uncertain") {
  const auto played =
      played_turns("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3", {"build b1 Lee; build r1 Lee", "pass", "move r1 X Y"});
  CHECK(played.findings == "homeworlds/no-ship-of-colour error 6-8\n");
  CHECK_FALSE(played.is_certain);
  CHECK(played.position == "<0>; Lee(0,b2r1)g3y2-; Ray(1,g1y3)-g3");
}
