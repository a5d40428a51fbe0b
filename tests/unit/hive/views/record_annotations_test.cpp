// What an editor shows of games of Hive, in each of their notations.

#include "support/checks/catch.hpp"
#include "support/door/annotated.hpp"
#include "support/files/text_corpus.hpp"
#include "support/games/games_corpus.hpp"

#include <algorithm>

using namespace plyglot;
using Lines = std::vector<std::string>;

TEST_CASE("annotated games of Hive: UHP") {
  const test::Annotated shown =
      test::annotated("uhp", "# A beginning.\nBase;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-\n");
  CHECK(shown.mentions ==
        Lines{"wS1: *wS1 2:26, wS1 2:34, wS1 2:43", "bG1: *bG1 2:30, bG1 2:50", "wQ: *wQ 2:39", "bQ: *bQ 2:47"});
  CHECK(shown.hints == Lines{"Base;InProgress;White[3];wS1<(0,0)>;bG1 wS1-<(1,0)>;wQ -wS1<(-1,0)>;bQ bG1-<(2,0)>"});
  CHECK(shown.parts == Lines{"game Base | 4 plies, InProgress", "  ply 1. wS1", "  ply 2. bG1 wS1-", "  ply 3. wQ -wS1",
                             "  ply 4. bQ bG1-"});
  CHECK(shown.remarks.front() == "wS1 | ply 1: White places the spider `wS1` at (0,0) | after ply 1");
}

TEST_CASE("annotated games of Hive: a piece that moves, and one that is thrown") {
  const Lines remarks = test::annotated("uhp",
                                        "Base+P;InProgress;Black[5];wP;bS1 wP-;wQ -wP;bQ bS1/;wS1 -wQ;bQ wP/;wS2 -wS1;"
                                        "bA1 bS1-;bQ \\wP\n")
                            .remarks;
  REQUIRE(remarks.size() == 9);
  CHECK(remarks[5] == "bQ wP/ | ply 6: Black moves the queen `bQ` from (2,-1) to (1,-1) | after ply 6");
  // hive-rules H23.
  CHECK(remarks[8] == "bQ \\wP | ply 9: White throws the queen `bQ` from (1,-1) to (0,-1) | after ply 9");
}

TEST_CASE("annotated games of Hive: what a piece climbs on") {
  const test::Annotated shown = test::annotated(
      "uhp", "Base;InProgress;White[5];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wB1 wQ\\;bA1 bQ-;wB1 -wS1;bA1 bQ/;wB1 wS1\n");
  // A reference to a neighbour does not name it, one to a top does.
  CHECK(shown.hints == Lines{"Base;InProgress;White[5];wS1<(0,0)>;bS1 wS1-<(1,0)>;wQ -wS1<(-1,0)>;bQ bS1-<(2,0)>;"
                             "wB1 wQ\\<(-1,1)>;bA1 bQ-<(3,0)>;wB1 -wS1<onto wQ><(-1,0)>;bA1 bQ/<(3,-1)>;"
                             "wB1 wS1<(0,0)>"});
}

TEST_CASE("annotated games of Hive: a pass names no piece") {
  const test::Annotated shown = test::annotated("uhp", test::file_text(test::games_path("passes.uhp")));
  const auto is_pass = [](const std::string& remark) {
    return remark.rfind("pass | ", 0) == 0 && remark.find("Black passes | after ply ") != std::string::npos;
  };
  CHECK(std::any_of(shown.remarks.begin(), shown.remarks.end(), is_pass));
  CHECK(std::none_of(shown.hints.begin(), shown.hints.end(),
                     [](const std::string& line) { return line.find("pass<") != std::string::npos; }));
}

TEST_CASE("annotated games of Hive: only legal plies are explained") {
  const test::Annotated shown = test::annotated("uhp", "Base;InProgress;White[2];wS1;bG1 wS1-;wQ -bG1\n");
  CHECK(shown.parts == Lines{"game Base | 2 plies, InProgress", "  ply 1. wS1", "  ply 2. bG1 wS1-"});
}

TEST_CASE("annotated games of Hive: the notation of The Hive") {
  const test::Annotated shown = test::annotated("thehive", "wS1 # first\nbG1*|wS1\nwQ1|*wS1\n");
  CHECK(shown.mentions == Lines{"wS1: *wS1 1:1, wS1 2:6, wS1 3:6", "bG1: *bG1 2:1", "wQ: *wQ1 3:1"});
  CHECK(shown.hints == Lines{"wS1<(0,0)> # first", "bG1*|wS1<(1,0)>", "wQ1|*wS1<(-1,0)>"});
  CHECK(shown.parts ==
        Lines{"game Base | 3 plies, InProgress", "  ply 1. wS1", "  ply 2. bG1*|wS1", "  ply 3. wQ1|*wS1"});
}

TEST_CASE("annotated games of Hive: Hive PGN") {
  const test::Annotated shown = test::annotated(
      "hive-pgn", "[GameType \"Base\"]\n[White \"Ida\"]\n[Result \"InProgress\"]\n\n1. wS1\n2. bG1 wS1-\n");
  CHECK(shown.mentions == Lines{"wS1: *wS1 5:4, wS1 6:8", "bG1: *bG1 6:4"});
  CHECK(shown.hints == Lines{"1. wS1<(0,0)>", "2. bG1 wS1-<(1,0)>"});
  CHECK(shown.parts ==
        Lines{"game Base | 2 plies, InProgress", "  header White | Ida", "  ply 1. wS1", "  ply 2. bG1 wS1-"});
}

TEST_CASE("annotated games of Hive: the column of a move of BoardSpace is not a piece") {
  const test::Annotated shown = test::annotated(
      "boardspace-sgf",
      "(;\nGM[27]VV[1]\nSU[hive]\nP0[id \"Ann\"]\nP1[id \"Bob\"]\n; P0[0 Start P0]\n"
      "; P0[1 movedone W wS1 N 13 .]\n; P1[2 pick B 3 bG1]\n; P1[3 dropb bG1 O 13 wS1-]\n; P1[4 done]\n)\n");
  CHECK(shown.mentions == Lines{"wS1: *wS1 7:19, wS1 9:23", "bG1: *bG1 9:14"});
  CHECK(shown.hints == Lines{"; P0[1 movedone W wS1 N 13 .<(0,0)>]", "; P1[3 dropb bG1 O 13 wS1-<(1,0)>]"});
  CHECK(shown.parts == Lines{"game Base | 2 plies, InProgress", "  header White | Ann", "  header Black | Bob",
                             "  ply 1. movedone W wS1 N 13 .", "  ply 2. dropb bG1 O 13 wS1-"});
}

TEST_CASE("annotated games of Hive: variations have plies and cells of their own") {
  const test::Annotated shown = test::annotated(
      "hive-pgn",
      "[GameType \"Base\"]\n1. wS1\n2. bS1 wS1-\n(\n2. bG1 wS1/\n(\n2. bA1 /wS1\n)\n3. wQ -wS1\n)\n3. wQ /wS1\n");
  CHECK(shown.hints == Lines{"1. wS1<(0,0)>", "2. bS1 wS1-<(1,0)>", "2. bG1 wS1/<(1,-1)>", "2. bA1 /wS1<(-1,1)>",
                             "3. wQ -wS1<(-1,0)>", "3. wQ /wS1<(-1,1)>"});
  CHECK(shown.parts == Lines{"game Base | 3 plies, InProgress", "  ply 1. wS1", "  ply 2. bS1 wS1-",
                             "  branch variation | in place of ply 2", "    ply 2. bG1 wS1/",
                             "    branch variation | in place of ply 2", "      ply 2. bA1 /wS1", "    ply 3. wQ -wS1",
                             "  ply 3. wQ /wS1"});
  CHECK(shown.remarks[2] == "bG1 wS1/ | ply 2 in a variation: Black places the grasshopper `bG1` at (1,-1)");
  CHECK(shown.remarks.back() == "wQ /wS1 | ply 3: White places the queen `wQ` at (-1,1) | after ply 3");
}
