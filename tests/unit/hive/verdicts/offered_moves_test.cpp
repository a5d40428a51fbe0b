// What could be played instead.
#include "support/checks/catch.hpp"
#include "support/door/play_findings.hpp"

using namespace plyglot;
using test::play_words;

namespace {

test::PlaySetting named(const std::string& source_name) {
  test::PlaySetting setting;
  setting.source_name = source_name;
  return setting;
}

test::PlaySetting third_of_its_file() {
  test::PlaySetting setting;
  setting.record_number = 3;
  return setting;
}

}  // namespace

TEST_CASE("the command for the legal moves names the file as a shell takes it, and no text that is not a file") {
  CHECK(play_words(R"(Base;InProgress;White[3];wA1;bA1 wA1-;wQ -wA1;bQ bA1-;wA1 -wQ)", named("<text>")) ==
        R"(hive/breaks-hive: `wA1` holds two parts of the hive together
  at wA1 -wQ: it may not leave its cell
  at wA1: placed here (ply 1)
  note: without it: `wQ` | `bQ bA1`
  help: did you mean `wA2 -wQ`?
  help: 22 other moves are legal here: `plyglot moves --ply 4`
)");
  CHECK(play_words(R"(Base;InProgress;White[3];wA1;bA1 wA1-;wQ -wA1;bQ bA1-;wA1 -wQ)", named("my games/it's.uhp")) ==
        R"(hive/breaks-hive: `wA1` holds two parts of the hive together
  at wA1 -wQ: it may not leave its cell
  at wA1: placed here (ply 1)
  note: without it: `wQ` | `bQ bA1`
  help: did you mean `wA2 -wQ`?
  help: 22 other moves are legal here: `plyglot moves --ply 4 'my games/it'\''s.uhp'`
)");
}

TEST_CASE("the command for the legal moves takes no name for an option") {
  const std::string words = play_words("Base;InProgress;Black[1];wA1;wA2 wA1-", named("-x.uhp"));
  CHECK(words.find("`plyglot moves --ply 1 ./-x.uhp`") != std::string::npos);
}

TEST_CASE("the command for the legal moves names the game of a file with several") {
  const std::string words =
      play_words("Base;InProgress;White[3];wA1;bA1 wA1-;wQ -wA1;bQ bA1-;wA1 -wQ", third_of_its_file());
  CHECK(words.find("`plyglot moves --record 3 --ply 4 game.uhp`") != std::string::npos);
}

TEST_CASE("a slash that leans the other way, and a mark on the other side") {
  CHECK(play_words(R"(Base;InProgress;White[3];wS1;bS1 wS1\;wQ -wS1;bQ /bS1;wG1 /wS1)") ==
        R"(hive/placement-touches-enemy: `wG1` may not be placed beside Black's `bS1` and `bQ`
  at wG1 /wS1: a new piece touches its own side only
  at bS1 wS1\: `bS1` was placed here (ply 2)
  at bQ /bS1: `bQ` was placed here (ply 4)
  help: did you mean `wG1 wS1/` or `wG1 \wS1`?
  help: 22 other moves are legal here: `plyglot moves --ply 4 game.uhp`
)");
  CHECK(play_words(R"(Base;InProgress;White[2];wS1;bS1 wS1-;wQ wS1-)") ==
        R"(hive/placement-on-occupied: `wQ` comes from the hand and may not go onto `bS1`
  at wQ wS1-: `bS1` is there
  at bS1 wS1-: `bS1` was placed here (ply 2)
  help: did you mean `wQ -wS1`?
  help: 15 other moves are legal here: `plyglot moves --ply 2 game.uhp`
)");
}

TEST_CASE("a mark that is missing") {
  CHECK(play_words(R"(Base;InProgress;White[3];wS1;bS1 wS1\;wQ -wS1;bQ /bS1;wA1 wQ)") ==
        R"(hive/placement-on-occupied: `wA1` comes from the hand and may not go onto `wQ`
  at wA1 wQ: `wQ` is there
  at wQ -wS1: `wQ` was placed here (ply 3)
  help: did you mean `wA1 wQ/`, `wA1 /wQ` or `wA1 -wQ`?
  help: 22 other moves are legal here: `plyglot moves --ply 4 game.uhp`
)");
}

TEST_CASE("a reference of the other side, and a piece of it") {
  CHECK(play_words(R"(Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wG1 /bS1)") ==
        R"(hive/placement-touches-enemy: `wG1` may not be placed beside Black's `bS1`
  at wG1 /bS1: a new piece touches its own side only
  at bS1 wS1-: `bS1` was placed here (ply 2)
  help: did you mean `wG1 /wS1`?
  help: 22 other moves are legal here: `plyglot moves --ply 4 game.uhp`
)");
  CHECK(play_words(R"(Base;InProgress;White[2];wS1;bS1 wS1-;bG1 -wS1)") ==
        R"(hive/wrong-side: `bG1` is Black's, and White is to move
  at bG1 -wS1: ply 3 is White's
  at bS1 wS1-: Black has just moved (ply 2)
  help: did you mean `wG1 -wS1`?
  help: 15 other moves are legal here: `plyglot moves --ply 2 game.uhp`
  help: is a move of White, or a pass, missing before this?
)");
}
