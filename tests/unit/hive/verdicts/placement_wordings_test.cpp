// Checks 4 to 10 of hive-rules 7.
#include "support/checks/catch.hpp"
#include "support/door/play_findings.hpp"

using namespace plyglot;
using test::play_words;

TEST_CASE("a piece of the other side, from the hand") {
  CHECK(play_words(R"(Base;InProgress;White[1];bA1)") ==
        R"(hive/wrong-side: `bA1` is Black's, and White is to move
  at bA1: White begins
  help: did you mean `wA1`?
  help: 4 other moves are legal here: `plyglot moves --ply 0 game.uhp`
)");
  CHECK(play_words(R"(Base;InProgress;White[2];wS1;bG1 wS1-;bQ bG1-)") ==
        R"(hive/wrong-side: `bQ` is Black's, and White is to move
  at bQ bG1-: ply 3 is White's
  at bG1 wS1-: Black has just moved (ply 2)
  help: 15 other moves are legal here: `plyglot moves --ply 2 game.uhp`
  help: is a move of White, or a pass, missing before this?
)");
  CHECK(play_words(R"(Base;InProgress;Black[1];wB1;wA1 /wB1)") ==
        R"(hive/wrong-side: `wA1` is White's, and Black is to move
  at wA1 /wB1: ply 2 is Black's
  at wB1: White has just moved (ply 1)
  help: did you mean `bA1 /wB1`?
  help: 24 other moves are legal here: `plyglot moves --ply 1 game.uhp`
  help: is a move of Black, or a pass, missing before this?
)");
}

TEST_CASE("a piece of the other side where the side to move can only pass") {
  CHECK(
      play_words(
          R"(Base;InProgress;White[13];wA1;bS1 wA1/;wQ -wA1;bQ bS1-;wQ -bS1;bQ bS1\;wA1 bQ\;bB1 bQ/;wA1 bB1-;bQ wQ\;wQ -bQ;bA1 bS1\;wA1 bA1\;bS1 -wQ;wA1 bB1-;bA2 bQ\;wA1 bA2\;bB1 bA1;wB1 wA1\;bB1 bA1\;wB1 bB1\;bB1 wB1;wS1 /wA1;bA1 /wS1;bG1 -bA1)") ==
      R"(hive/wrong-side: `bG1` is Black's, and White is to move
  at bG1 -bA1: ply 25 is White's
  at bA1 /wS1: Black has just moved (ply 24)
  help: White can only pass here: a `pass` may be missing
)");
}

TEST_CASE("the queen on the first turn") {
  CHECK(play_words(R"(Base;InProgress;Black[1];wB1;bQ wB1/)") ==
        R"(hive/queen-on-first-turn: `bQ` may not be placed on Black's first turn
  at bQ wB1/: any other piece may come first
  note: it is played anyway: not everybody plays by this rule
  help: `--option queen-first=allowed` accepts it, as some old games need it
)");
}

TEST_CASE("the queen overdue") {
  CHECK(play_words(R"(Base+P;InProgress;White[4];wS1;bA1 \wS1;wS2 wS1-;bQ \bA1;wG1 /wS1;bG1 \bQ;wA1 wS2-)") ==
        R"(hive/queen-overdue: White must place `wQ` in this turn, not `wA1`
  at wA1 wS2-: turn 4 of White, and `wQ` is still in the hand
  note: a side's queen is placed in its first four turns
  help: did you mean `wQ wS2-`?
  help: 7 other moves are legal here: `plyglot moves --ply 6 game.uhp`
)");
}

TEST_CASE("a piece placed before one with a lower number") {
  CHECK(play_words(R"(Base;InProgress;Black[1];wS1;bA3 \wS1)") ==
        R"(hive/piece-order: `bA3` is placed while `bA1` is still in Black's hand
  at bA3 \wS1: `bA1` comes first
  note: it is played anyway: not every program numbers pieces as they come into play
  help: `--option piece-order=any` accepts every order
  unsafe fix: number the pieces of the whole game as they come into play, bA3 -> bA1
)");
  CHECK(play_words(R"(Base;InProgress;Black[1];wS1;bA3 \wS1)", test::only_read()) ==
        R"(hive/piece-order: `bA3` is placed while `bA1` is still in Black's hand
  at bA3 \wS1: `bA1` comes first
  note: it is played anyway: not every program numbers pieces as they come into play
  help: `--option piece-order=any` accepts every order
)");
}

TEST_CASE("a piece placed onto another") {
  CHECK(play_words(R"(Base;InProgress;Black[1];wB1;bS1 wB1)") ==
        R"(hive/placement-on-occupied: `bS1` comes from the hand and may not go onto `wB1`
  at bS1 wB1: `wB1` is there
  at wB1: `wB1` was placed here (ply 1)
  help: did you mean `bS1 wB1/`, `bS1 wB1-` or `bS1 wB1\`?
  help: 24 other moves are legal here: `plyglot moves --ply 1 game.uhp`
)");
  CHECK(play_words(R"(Base;InProgress;White[2];wS1;bG1 wS1-;wA1 wS1-)") ==
        R"(hive/placement-on-occupied: `wA1` comes from the hand and may not go onto `bG1`
  at wA1 wS1-: `bG1` is there
  at bG1 wS1-: `bG1` was placed here (ply 2)
  help: did you mean `wA1 -wS1`?
  help: 15 other moves are legal here: `plyglot moves --ply 2 game.uhp`
)");
}

TEST_CASE("a piece placed away from the hive, which only a cell can say") {
  CHECK(play_words(R"(Base;InProgress;White[2];wS1;bA1 @1,-1;wQ @-3,1)") ==
        R"(hive/placement-detached: `wQ` would be apart from the hive
  at wQ @-3,1: no piece touches this cell
  help: 15 other moves are legal here: `plyglot moves --ply 2 game.uhp`
)");
}

TEST_CASE("a piece placed beside the other side") {
  CHECK(play_words(R"(Base;InProgress;White[2];wS1;bS1 wS1/;wG1 \wS1)") ==
        R"(hive/placement-touches-enemy: `wG1` may not be placed beside Black's `bS1`
  at wG1 \wS1: a new piece touches its own side only
  at bS1 wS1/: `bS1` was placed here (ply 2)
  help: did you mean `wG1 wS1\` or `wG1 /wS1`?
  help: 15 other moves are legal here: `plyglot moves --ply 2 game.uhp`
)");
  CHECK(play_words(R"(Base;InProgress;White[3];wG1;bG1 -wG1;wA1 wG1\;bQ /bG1;wB1 bG1\)") ==
        R"(hive/placement-touches-enemy: `wB1` may not be placed beside Black's `bQ` and `bG1`
  at wB1 bG1\: a new piece touches its own side only
  at bQ /bG1: `bQ` was placed here (ply 4)
  at bG1 -wG1: `bG1` was placed here (ply 2)
  help: a legal move close by: `wB1 /wA1`
  help: 25 other moves are legal here: `plyglot moves --ply 4 game.uhp`
)");
}

TEST_CASE("the finding on a piece placed beside a stack of the other side says whose the stack is") {
  CHECK(play_words(
            R"(Base;InProgress;White[5];wS1;bB1 wS1-;wQ -wS1;bQ bB1/;wQ \wS1;bQ wS1/;wG1 -wS1;bB1 wS1;wA1 wG1\)") ==
        R"(hive/placement-touches-enemy: `wA1` may not be placed beside Black's `bB1`
  at wA1 wG1\: a new piece touches its own side only
  at bB1 wS1: `bB1` was moved here (ply 8)
  note: `bB1` is on `wS1`: a stack belongs to the side of its top piece
  help: did you mean `wA1 \wG1`?
  help: 20 other moves are legal here: `plyglot moves --ply 8 game.uhp`
)");
}
