// Checks 11 to 18 of hive-rules 7.
#include "support/checks/catch.hpp"
#include "support/door/play_findings.hpp"

using namespace plyglot;
using test::play_words;

TEST_CASE("a piece of the other side that cannot be thrown") {
  CHECK(play_words(R"(Base;InProgress;White[2];wS1;bG1 -wS1;bG1 wS1/)") ==
        R"(hive/wrong-side: `bG1` is Black's, and White is to move
  at bG1 wS1/: ply 3 is White's
  at bG1 -wS1: Black has just moved (ply 2)
  help: did you mean `wG1 wS1/`?
  help: 15 other moves are legal here: `plyglot moves --ply 2 game.uhp`
  help: is a move of White, or a pass, missing before this?
)");
  CHECK(play_words(R"(Base+P;InProgress;White[3];wP;bA1 wP-;wQ -wP;bQ bA1-;bQ bA1/)") ==
        R"(hive/wrong-side: `bQ` is Black's, and White is to move
  at bQ bA1/: no pillbug of White's is next to it to throw it
  at bQ bA1-: Black has just moved (ply 4)
  help: 24 other moves are legal here: `plyglot moves --ply 4 game.uhp`
  help: is a move of White, or a pass, missing before this?
)");
}

TEST_CASE("a throw before the queen") {
  CHECK(play_words(R"(Base+P;InProgress;White[2];wP;bS1 wP-;bS1 wP/)") ==
        R"(hive/move-before-queen: `bS1` may not be thrown before `wQ` is placed
  at bS1 wP/: until then White only places pieces
  note: `wQ` is still in White's hand
  help: 15 other moves are legal here: `plyglot moves --ply 2 game.uhp`
)");
}

TEST_CASE("a throw of a piece in a stack") {
  CHECK(
      play_words(
          R"(Base+P;InProgress;White[9];wP;bB1 wP-;wA1 \wP;bB2 bB1\;wG1 /wP;bS1 bB2/;wQ wA1/;bQ bS1/;wA2 /wG1;bB2 bB1;wG2 -wA2;bG1 bQ/;wB1 \wQ;bP bG1\;wB2 -wG2;bS2 \bG1;bB2 bS2)") ==
      R"(hive/throw-stacked: `bB2` cannot be thrown: it is on `bB1`
  at bB2 bS2: only a piece alone in its cell can be thrown
  at bB2 bB1: `bB2` was moved here (ply 10)
  help: 57 other moves are legal here: `plyglot moves --ply 16 game.uhp`
)");
  CHECK(
      play_words(
          R"(Base+P;InProgress;Black[6];wA1;bP \wA1;wS1 wA1-;bQ bP/;wB1 wA1\;bQ /bP;wQ wS1/;bQ \bP;wB1 wA1;bQ -wQ;wG1 wB1\;wA1 wS1\)") ==
      R"(hive/throw-stacked: `wA1` cannot be thrown: `wB1` is on it
  at wA1 wS1\: only a piece alone in its cell can be thrown
  at wB1 wA1: `wB1` was moved here (ply 9)
  help: 19 other moves are legal here: `plyglot moves --ply 11 game.uhp`
)");
}

TEST_CASE("a throw of the piece that moved last") {
  CHECK(play_words(R"(Base+MLP;InProgress;White[5];wP;bP /wP;wB1 \wP;bQ -bP;wQ -wB1;bS1 bQ\;wG1 wP/;bQ wQ\;bQ wP\)") ==
        R"(hive/stunned-piece: `bQ` has just been moved and cannot be thrown in this turn
  at bQ wP\: the piece of the last turn rests
  at bQ wQ\: `bQ` was moved here (ply 8)
  help: 58 other moves are legal here: `plyglot moves --ply 8 game.uhp`
)");
}

TEST_CASE("a throw of a piece that holds the hive together") {
  CHECK(play_words(R"(Base+P;InProgress;Black[3];wS1;bP wS1/;wG1 wS1\;bQ bP-;wQ -wS1;wS1 \bP)") ==
        R"(hive/breaks-hive: `wS1` holds three parts of the hive together
  at wS1 \bP: it may not be lifted from its cell
  at wS1: placed here (ply 1)
  note: without it: `wQ` | `wG1` | `bQ bP`
  help: did you mean `bS1 \bP`?
  help: 24 other moves are legal here: `plyglot moves --ply 5 game.uhp`
)");
}

TEST_CASE("a throw by a piece that was thrown") {
  CHECK(play_words(R"(Base+P;InProgress;White[4];wP;bP wP\;wQ wP/;bQ /bP;wQ bP/;wP -bP;bQ -wP)") ==
        R"(hive/thrower-stunned: `wP` has just been thrown and cannot throw `bQ` in this turn
  at bQ -wP: no other piece beside it can throw it
  at wP -bP: `wP` was thrown here (ply 6)
  help: 22 other moves are legal here: `plyglot moves --ply 6 game.uhp`
)");
}

TEST_CASE("a throw to a cell that is not beside the thrower, is occupied, or is the own one") {
  CHECK(
      play_words(R"(Base+MLP;InProgress;White[5];wP;bB1 wP\;wQ wP/;bQ /bB1;wM -wQ;bB2 bB1-;wM /wP;bG1 bB2\;bQ wQ/)") ==
      R"(hive/throw-target: `wM` cannot throw `bQ` as far as `wQ/`
  at bQ wQ/: this cell is not beside `wM`
  at wM /wP: `wM` was moved here (ply 7)
  note: `wM` touches a pillbug and throws as one
  note: a throw ends on an empty cell beside the thrower
  note: `bQ` can be thrown to `-wM`, `-wP` and `/wM`
  help: 43 other moves are legal here: `plyglot moves --ply 8 game.uhp`
)");
  CHECK(play_words(R"(Base+P;InProgress;Black[3];wA1;bP -wA1;wQ wA1/;bQ -bP;wQ \wA1;wA1 bP)") ==
        R"(hive/throw-target: `bP` cannot throw `wA1` onto itself
  at wA1 bP: `bP` is there
  at bP -wA1: `bP` was placed here (ply 2)
  note: a throw ends on an empty cell beside the thrower
  note: `wA1` can be thrown to `-wQ`, `bP\` and `bQ\`
  help: did you mean `wA1 bP\`, `wA1 /bP` or `wA1 \bP`?
  help: 22 other moves are legal here: `plyglot moves --ply 5 game.uhp`
)");
  CHECK(play_words(R"(Base+P;InProgress;Black[3];wA1;bP -wA1;wQ wA1/;bQ -bP;wQ \wA1;wA1 wQ\)") ==
        R"(hive/throw-target: `wA1` would be thrown onto the cell where it is
  at wA1 wQ\: its own cell
  at bP -wA1: `bP` was placed here (ply 2)
  note: a throw ends on an empty cell beside the thrower
  note: `wA1` can be thrown to `-wQ`, `bP\` and `bQ\`
  help: did you mean `wA1 bQ\`?
  help: 22 other moves are legal here: `plyglot moves --ply 5 game.uhp`
)");
}

TEST_CASE("a throw between two stacks") {
  CHECK(
      play_words(
          R"(Base+P;InProgress;White[10];wP;bP wP/;wB1 -wP;bS1 bP-;wB2 -wB1;bB1 \bS1;wQ wB2\;bQ bS1/;wB2 wB1;bS1 bP\;wQ wB2\;bQ bB1\;wQ wP\;bA1 bQ\;wS1 /wB2;bB2 bA1\;wG1 -wS1;bB1 bP;bS1 -bB1)") ==
      R"(hive/throw-gate: `bS1` cannot be thrown between the stacks under `wB2` and `bB1`
  at bS1 -bB1: the way over `wP` is closed
  at wP: `wP` was placed here (ply 1)
  at wB2 wB1: `wB2` was moved here (ply 9)
  at bB1 bP: `bB1` was moved here (ply 18)
  note: a throw goes up onto the thrower and down again, and not between two stacks that are both higher
  help: 40 other moves are legal here: `plyglot moves --ply 18 game.uhp`
)");
}
