// Checks 1 to 3 of hive-rules 7, and where judging ends.
#include "support/checks/catch.hpp"
#include "support/door/play_findings.hpp"

using namespace plyglot;
using test::play_words;

namespace {

test::PlaySetting threefold() {
  test::PlaySetting setting;
  setting.rules.repetition = hive::Repetition::threefold;
  return setting;
}

// Of all findings, where there are several.
std::string all_words(const std::string& text) {
  std::string words;
  for (const diagnostics::Diagnostic& finding : test::play_findings(text)) words += test::words_of(finding, text);
  return words;
}

}  // namespace

TEST_CASE("the finding on a move after the end says who has won, by which move, and what is around the queen") {
  CHECK(
      play_words(
          R"(Base+MLP;InProgress;Black[7];wG1;bS1 wG1\;wQ \wG1;bQ bS1\;wG2 wG1/;bA1 bQ\;wA1 /wQ;bM bA1\;wB1 \wQ;bM wG2-;wP \wG2;bG1 bM/;wB2 /wB1;bA2 wA1)") ==
      R"(hive/game-over: the game is over: Black has won
  at bA2 wA1: played after the end
  at wB2 /wB1: after this move `wQ` is surrounded (ply 13)
  note: around `wQ`: `wP`, `wG2`, `wG1`, `wA1`, `wB2` and `wB1`
)");
  CHECK(
      play_words(
          R"(Base+MLP;InProgress;Black[7];wG1;bS1 wG1\;wQ \wG1;bQ bS1\;wG2 wG1/;bA1 bQ\;wA1 /wQ;bM bA1\;wB1 \wQ;bM wG2-;wP \wG2;bG1 bM/;wB2 /wB1;pass)") ==
      R"(hive/game-over: the game is over: Black has won
  at pass: played after the end
  at wB2 /wB1: after this move `wQ` is surrounded (ply 13)
  note: around `wQ`: `wP`, `wG2`, `wG1`, `wA1`, `wB2` and `wB1`
)");
}

TEST_CASE("the finding on a move after a draw says that both queens are surrounded") {
  CHECK(
      play_words(
          R"(Base+MLP;InProgress;White[7];wP;bP /wP;wS1 wP-;bQ bP\;wQ wS1\;bQ wP\;wS2 wQ\;bG1 bP\;wB1 wQ/;bS1 /bP;wG1 wB1\;bS1 bQ\;wG2 wB1/)") ==
      R"(hive/game-over: the game is over: a draw
  at wG2 wB1/: played after the end
  at bS1 bQ\: after this move `wQ` and `bQ` are surrounded (ply 12)
  note: around `wQ`: `wB1`, `wG1`, `wS2`, `bS1`, `bQ` and `wS1`
  note: around `bQ`: `wS1`, `wQ`, `bS1`, `bG1`, `bP` and `wP`
)");
}

TEST_CASE("the finding on the third time of a position names the times before, and the game goes on") {
  CHECK(
      play_words(
          R"(Base;InProgress;White[7];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wQ \wS1;bQ bS1/;wQ -wS1;bQ bS1-;wQ \wS1;bQ bS1/;wQ -wS1;bQ bS1-;wQ \wS1)",
          threefold()) ==
      R"(hive/threefold: the position has occurred three times: from here a draw can be claimed
  at bQ bS1-: 
  at bQ bS1-: after this move (ply 4)
  at bQ bS1-: after this move (ply 8)
)");
}

TEST_CASE("the finding on a pass with moves says how many there are, with some of different pieces") {
  CHECK(play_words(R"(Base;InProgress;White[3];wA1;bA1 wA1-;wQ -wA1;bQ bA1-;pass)") ==
        R"(hive/pass-with-moves: White can move and may not pass
  at pass: only a side without a move passes
  note: 22 moves are legal here, such as `wB1 /wQ`, `wG1 /wQ` and `wS1 /wQ`
  help: `plyglot moves --ply 4 game.uhp` lists them
  help: `--option pass=free` accepts every pass
)");
}

TEST_CASE("a piece that the game does not have: the fix extends the game type by all that the record moves") {
  CHECK(play_words(R"(Base+M;InProgress;White[2];wM;bA1 wM-;wP -wM)") ==
        R"(hive/piece-not-in-gametype: `wP` is not in the game type `Base+M`
  at wP -wM: not in this game
  at Base+M: `Base+M` has no pillbug
  unsafe fix: write `Base+MP`, Base+M -> Base+MP
)");
  CHECK(all_words(R"(Base+M;InProgress;White[3];wM;bA1 wM-;wP -wM;bL bA1-;wQ \wM)") ==
        R"(hive/piece-not-in-gametype: `wP` is not in the game type `Base+M`
  at wP -wM: not in this game
  at Base+M: `Base+M` has no pillbug
  note: the moves after it are checked for their spelling only, not for their play
  unsafe fix: write `Base+MLP`, Base+M -> Base+MLP
)");
}

TEST_CASE("a piece that the game does not have, in a text that is only read") {
  CHECK(play_words(R"(Base;InProgress;Black[1];wS1;bM \wS1)", test::only_read()) ==
        R"(hive/piece-not-in-gametype: `bM` is not in the game type `Base`
  at bM \wS1: not in this game
  at Base: `Base` has no mosquito
)");
}

TEST_CASE("the last move tells where judging ends, and why") {
  CHECK(all_words(R"(Base;InProgress;White[2];wS1;bG1 wS1-;pass;bQ bG1-)") ==
        R"(hive/pass-with-moves: White can move and may not pass
  at pass: only a side without a move passes
  note: 15 moves are legal here, such as `wB1 /wS1`, `wQ /wS1` and `wS2 /wS1`
  note: the moves after it are checked for their spelling only, not for their play
  help: `plyglot moves --ply 2 game.uhp` lists them
  help: `--option pass=free` accepts every pass
)");
}

TEST_CASE("a move that is corrected by the next does not end judging") {
  CHECK(play_words(R"(Base;InProgress;White[3];wS1;bS1 wS1-;wQ bS1-;wQ -wS1;bQ bS1-)") ==
        R"(hive/placement-touches-enemy: `wQ` may not be placed beside Black's `bS1`
  at wQ bS1-: a new piece touches its own side only
  at bS1 wS1-: `bS1` was placed here (ply 2)
  note: play continues with the next move, as a correction of this one
  help: 15 other moves are legal here: `plyglot moves --ply 2 game.uhp`
)");
}
