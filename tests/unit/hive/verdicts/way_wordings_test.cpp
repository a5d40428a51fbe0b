// Checks 26 and 27 of hive-rules 7.
#include "support/checks/catch.hpp"
#include "support/door/play_findings.hpp"

using namespace plyglot;
using test::play_words;

TEST_CASE("a step through a closed gate names the gate") {
  CHECK(play_words(R"(Base;InProgress;Black[4];wB1;bG1 \wB1;wS1 wB1\;bQ bG1/;wQ wS1/;bS1 bQ-;wS1 bS1\;bQ /bS1)") ==
        R"(hive/gate-blocked: `bQ` cannot pass between `bS1` and `bG1`
  at bQ /bS1: the gap is too narrow
  at bS1 bQ-: `bS1` was placed here (ply 6)
  at bG1 \wB1: `bG1` was placed here (ply 2)
  help: did you mean `bQ \bS1`?
  help: 26 other moves are legal here: `plyglot moves --ply 7 game.uhp`
)");
}

TEST_CASE("a step that loses contact") {
  CHECK(play_words(R"(Base;InProgress;Black[3];wG1;bB1 wG1/;wG2 wG1\;bQ bB1-;wA1 wG2-;bQ wA1/)") ==
        R"(hive/gate-blocked: `bQ` would leave the hive on its way to `wA1/`
  at bQ wA1/: no piece touches both cells of this step
  help: did you mean `bQ \wA1`?
  help: 18 other moves are legal here: `plyglot moves --ply 5 game.uhp`
)");
}

TEST_CASE("a cell that no ant gets into") {
  CHECK(play_words(R"(Base+P;InProgress;Black[4];wB1;bB1 -wB1;wP wB1-;bQ /bB1;wS1 wB1\;bA1 /bQ;wQ /wS1;bA1 \wQ)") ==
        R"(hive/gate-blocked: `bA1` finds no way along the hive to `\wQ`
  at bA1 \wQ: every way there is closed
  note: around this cell: `wB1`, `wS1`, `wQ`, `bQ` and `bB1`
  note: an ant slides along the hive as far as it likes, and never between two pieces that are side by side
  note: `bA1` has 12 legal moves here
  help: did you mean `bA1 wQ\`, `bA1 /wQ` or `bA1 \bQ`?
  help: 42 other moves are legal here: `plyglot moves --ply 7 game.uhp`
)");
}

TEST_CASE("a mosquito that copies an ant") {
  CHECK(
      play_words(
          R"(Base+MLP;InProgress;Black[6];wM;bB1 wM-;wG1 \wM;bQ bB1\;wG2 wG1/;bS1 bQ/;wQ wG2/;bM bS1/;wA1 wQ-;bA1 -bM;wL \wQ;bM /wA1)") ==
      R"(hive/gate-blocked: `bM` finds no way along the hive to `/wA1`
  at bM /wA1: every way there is closed
  note: an ant slides along the hive as far as it likes, and never between two pieces that are side by side
  note: `bM` touches `bS1` and `bA1`
  note: `bM` has 17 legal moves here
  help: did you mean `bM wA1/` or `bM \wA1`?
  help: 78 other moves are legal here: `plyglot moves --ply 11 game.uhp`
)");
}

TEST_CASE("pieces of one step that would need more") {
  CHECK(play_words(R"(Base;InProgress;White[3];wS1;bS1 wS1\;wQ -wS1;bQ /bS1;wQ wS1-)") ==
        R"(hive/cannot-reach: `wQ` cannot reach `wS1-`
  at wQ wS1-: 2 steps away
  note: a queen slides one step
  note: `wQ` can go to `/wS1` and `\wS1`
  help: did you mean `wQ /wS1` or `wQ \wS1`?
  help: 22 other moves are legal here: `plyglot moves --ply 4 game.uhp`
)");
  CHECK(play_words(R"(Base;InProgress;White[4];wS1;bG1 -wS1;wB1 wS1\;bS1 /bG1;wQ wS1/;bG2 \bG1;wB1 bG1)") ==
        R"(hive/cannot-reach: `wB1` cannot reach `bG1`
  at wB1 bG1: 2 steps away
  note: a beetle goes one step, and may climb
  note: `wB1` can go to `bG1\`, `wQ\` and `wS1`
  help: did you mean `wB1 wS1` or `wB1 bG1\`?
  help: 33 other moves are legal here: `plyglot moves --ply 6 game.uhp`
)");
  CHECK(play_words(R"(Base+P;InProgress;White[4];wS1;bA1 /wS1;wQ wS1-;bQ /bA1;wP \wQ;bP -bQ;wP bQ-)") ==
        R"(hive/cannot-reach: `wP` cannot reach `bQ-`
  at wP bQ-: 3 steps away
  note: a pillbug slides one step
  note: `wP` can go to `\wS1` and `wQ/`
  help: 31 other moves are legal here: `plyglot moves --ply 6 game.uhp`
)");
}

TEST_CASE("a grasshopper that does not jump there") {
  CHECK(play_words(R"(Base;InProgress;White[4];wS1;bG1 /wS1;wG1 \wS1;bQ -bG1;wQ wS1-;bS1 \bQ;wG1 /bQ)") ==
        R"(hive/cannot-reach: `wG1` cannot reach `/bQ`
  at wG1 /bQ: no piece to jump over in this direction
  note: a grasshopper jumps in a straight line over at least one piece, to the first empty cell
  note: `wG1` can go to `wS1\`
  help: did you mean `wG1 /wQ`?
  help: 27 other moves are legal here: `plyglot moves --ply 6 game.uhp`
)");
  CHECK(play_words(R"(Base;InProgress;White[4];wG1;bS1 \wG1;wQ wG1-;bS2 \bS1;wG2 wQ\;bB1 bS1/;wG2 bS2/)") ==
        R"(hive/cannot-reach: `wG2` cannot reach `bS2/`
  at wG2 bS2/: beyond the first empty cell in this direction
  note: a grasshopper jumps in a straight line over at least one piece, to the first empty cell
  note: `wG2` can go to `bB1\`
  help: 29 other moves are legal here: `plyglot moves --ply 6 game.uhp`
)");
  CHECK(play_words(R"(Base+P;InProgress;White[4];wG1;bB1 wG1/;wQ wG1\;bQ \bB1;wG2 /wQ;bP \bQ;wG2 bB1/)") ==
        R"(hive/cannot-reach: `wG2` cannot reach `bB1/`
  at wG2 bB1/: not in a straight line
  note: a grasshopper jumps in a straight line over at least one piece, to the first empty cell
  note: `wG2` can go to `bB1\`
  help: did you mean `wG2 bB1\`?
  help: 36 other moves are legal here: `plyglot moves --ply 6 game.uhp`
)");
}

TEST_CASE("a spider, a ladybug and a mosquito that do not get there") {
  CHECK(play_words(R"(Base;InProgress;White[4];wS1;bB1 wS1\;wQ -wS1;bS1 /bB1;wS2 wS1/;bQ bB1\;wS2 /wS1)") ==
        R"(hive/cannot-reach: `wS2` cannot reach `/wS1`
  at wS2 /wS1: no way of three steps leads there
  note: a spider slides exactly three steps and enters no cell twice
  note: `wS2` can go to `-wQ` and `bQ-`
  help: 25 other moves are legal here: `plyglot moves --ply 6 game.uhp`
)");
  CHECK(play_words(R"(Base+MLP;InProgress;White[4];wA1;bL -wA1;wQ wA1-;bA1 \bL;wL wQ\;bG1 -bA1;wL \bG1)") ==
        R"(hive/cannot-reach: `wL` cannot reach `\bG1`
  at wL \bG1: no way of two steps up and one down leads there
  note: a ladybug goes three steps: two on top of other pieces, the third down to an empty cell
  note: `wL` can go to `\wA1`, `\wQ`, `bL\` and `wA1\`
  help: 46 other moves are legal here: `plyglot moves --ply 6 game.uhp`
)");
  CHECK(play_words(R"(Base+MLP;InProgress;White[4];wG1;bM -wG1;wQ wG1-;bQ \bM;wM wQ-;bS1 /bM;wM bQ/)") ==
        R"(hive/cannot-reach: `wM` cannot reach `bQ/`
  at wM bQ/: nothing that it touches moves there
  note: a mosquito moves as the pieces do that it touches
  note: `wM` touches `wQ`
  note: `wM` can go to `wQ/` and `wQ\`
  help: did you mean `wM wQ/`?
  help: 44 other moves are legal here: `plyglot moves --ply 6 game.uhp`
)");
  CHECK(play_words(R"(Base+M;InProgress;White[5];wB1;bS1 wB1-;wM -wB1;bQ bS1-;wQ \wB1;bA1 bQ-;wM wB1;bA1 bQ/;wM bQ)") ==
        R"(hive/cannot-reach: `wM` cannot reach `bQ`
  at wM bQ: 2 steps away
  note: a mosquito moves as the pieces do that it touches
  note: on top of `wB1` it moves as a beetle
  note: `wM` can go to `/wB1`, `/wQ`, `\bS1`, `bS1`, `wB1\` and `wQ`
  help: did you mean `wM bS1` or `wM wQ`?
  help: 28 other moves are legal here: `plyglot moves --ply 8 game.uhp`
)");
}
