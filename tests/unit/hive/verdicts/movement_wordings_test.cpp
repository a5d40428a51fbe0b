// Checks 19 to 25 of hive-rules 7.
#include "support/checks/catch.hpp"
#include "support/door/play_findings.hpp"

using namespace plyglot;
using test::play_words;

TEST_CASE("a move before the queen") {
  CHECK(play_words(R"(Base;InProgress;White[2];wS1;bG1 -wS1;wS1 -bG1)") ==
        R"(hive/move-before-queen: `wS1` may not move before `wQ` is placed
  at wS1 -bG1: until then White only places pieces
  note: `wQ` is still in White's hand
  help: 15 other moves are legal here: `plyglot moves --ply 2 game.uhp`
)");
}

TEST_CASE("a piece that is covered") {
  CHECK(
      play_words(
          R"(Base;InProgress;Black[5];wB1;bS1 wB1-;wQ -wB1;bQ bS1/;wS1 /wQ;bB1 bQ-;wS1 bS1\;bB1 bQ;wB2 /wQ;bQ bB1-)") ==
      R"(hive/covered-piece: `bQ` is covered by `bB1`
  at bQ bB1-: it cannot move while `bB1` is on it
  at bB1 bQ: `bB1` climbed onto it here (ply 8)
  help: 18 other moves are legal here: `plyglot moves --ply 9 game.uhp`
)");
}

TEST_CASE("a move that ends where it begins") {
  CHECK(play_words(R"(Base;InProgress;White[3];wS1;bS1 wS1\;wQ -wS1;bQ /bS1;wQ -wS1)") ==
        R"(hive/no-move: `wQ` would end its move where it began
  at wQ -wS1: its own cell
  help: did you mean `wQ -bS1`?
  help: 22 other moves are legal here: `plyglot moves --ply 4 game.uhp`
)");
}

TEST_CASE("a piece that was thrown rests") {
  CHECK(play_words(R"(Base+P;InProgress;White[4];wP;bP wP\;wQ wP/;bQ /bP;wQ bP/;wP -bP;wP -bQ)") ==
        R"(hive/stunned-piece: `wP` has just been thrown by Black and rests in this turn
  at wP -bQ: it may not move until the next turn
  at wP -bP: thrown here (ply 6)
  help: 22 other moves are legal here: `plyglot moves --ply 6 game.uhp`
)");
}

TEST_CASE("a piece that holds the hive together") {
  CHECK(play_words(R"(Base;InProgress;White[3];wA1;bB1 wA1-;wQ -wA1;bS1 bB1\;wA1 bS1\)") ==
        R"(hive/breaks-hive: `wA1` holds two parts of the hive together
  at wA1 bS1\: it may not leave its cell
  at wA1: placed here (ply 1)
  note: without it: `wQ` | `bS1 bB1`
  help: 22 other moves are legal here: `plyglot moves --ply 4 game.uhp`
)");
  CHECK(
      play_words(
          R"(Base;InProgress;White[6];wS1;bB1 wS1-;wQ -wS1;bQ bB1/;wQ \wS1;bQ wS1/;wG1 -wS1;bB1 wS1;wA1 -wG1;bA1 bQ/;wG1 bA1/)") ==
      R"(hive/breaks-hive: `wG1` holds two parts of the hive together
  at wG1 bA1/: it may not leave its cell
  at wG1 -wS1: placed here (ply 7)
  note: without it: `wQ wS1 bQ bB1 bA1` | `wA1`
  help: 37 other moves are legal here: `plyglot moves --ply 10 game.uhp`
)");
}

TEST_CASE("a piece that cannot climb") {
  CHECK(play_words(R"(Base;InProgress;White[3];wS1;bS1 wS1\;wQ -wS1;bQ /bS1;wQ wS1)") ==
        R"(hive/destination-occupied: `wQ` cannot climb onto `wS1`
  at wQ wS1: `wS1` is there
  at wS1: `wS1` was placed here (ply 1)
  note: only a beetle ends its move on another piece
  help: did you mean `wQ /wS1` or `wQ \wS1`?
  help: 22 other moves are legal here: `plyglot moves --ply 4 game.uhp`
)");
  CHECK(play_words(R"(Base+M;InProgress;White[3];wA1;bG1 wA1/;wQ wA1\;bM bG1-;wQ bG1)") ==
        R"(hive/destination-occupied: `wQ` cannot climb onto `bG1`
  at wQ bG1: `bG1` is there
  at bG1 wA1/: `bG1` was placed here (ply 2)
  note: only a beetle, or a mosquito beside one, ends its move on another piece
  help: did you mean `wQ bG1\`?
  help: 27 other moves are legal here: `plyglot moves --ply 4 game.uhp`
)");
}

TEST_CASE("a move away from the hive") {
  CHECK(play_words(R"(Base;InProgress;White[3];wS1;bA1 @1,-1;wQ @0,1;bQ @1,-2;wQ @-2,1)") ==
        R"(hive/destination-detached: `wQ` would be apart from the hive
  at wQ @-2,1: no other piece touches this cell
  help: a legal move close by: `wQ /wS1`
  help: 22 other moves are legal here: `plyglot moves --ply 4 game.uhp`
)");
}
