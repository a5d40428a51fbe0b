// What an editor shows of HOP.

#include "support/checks/catch.hpp"
#include "support/door/annotated.hpp"

using namespace plyglot;
using Lines = std::vector<std::string>;

TEST_CASE("annotated positions of Hive: every bug is a thing, and a number that goes back to it names it") {
  CHECK(test::annotated("hop", "QA-a2=B,b\n").mentions ==
        Lines{"wQ: *Q 1:1", "wA1: *A 1:2, 2 1:5", "bA1: *a 1:4", "wB1: *B 1:7"});
  // Inside parentheses the numbers start again (hop R10).
  CHECK(test::annotated("hop", "A+Q+B3-(g+g1-g),w\n").mentions == Lines{"wA1: *A 1:1", "wQ: *Q 1:3",
                                                                        "wB1: *B 1:5, 3 1:6", "bG1: *g 1:9, 1 1:12",
                                                                        "bG2: *g 1:11", "bG3: *g 1:14"});
}

TEST_CASE("annotated positions of Hive: a number that no bug has names nothing") {
  const test::Annotated shown = test::annotated("hop", "QA9+b\n");
  CHECK(shown.mentions == Lines{"wQ: *Q 1:1", "wA1: *A 1:2", "bB1: *b 1:5"});
  CHECK(shown.hints.empty());
}

TEST_CASE("annotated positions of Hive: the chain position is shown after a bug that the text goes back to") {
  CHECK(test::annotated("hop", "QA-a2=B,b\n").hints == Lines{"QA<2>-a2=B,b"});
  CHECK(test::annotated("hop", "A+Q+B+B3-(g+g1-g-q!),w\n").hints == Lines{"A+Q+B<3>+B3-(g<1>+g1-g-q!),w"});
  CHECK(test::annotated("hop", "QA-a,w\n").hints.empty());
}

TEST_CASE("annotated positions of Hive: the outline has the fields, the bugs with their cells, and branches") {
  CHECK(test::annotated("hop", "base,QA1+bB!2=b3-(q+a),w\nQ,w\n").parts ==
        Lines{"position Base | 7 bugs, White to move", "  header gametype | base", "  piece wQ | (0,0)",
              "  piece wA1 | (1,0)", "  branch branch | from wQ", "    piece bB1 | (0,1)", "    piece wB1 | (0,2)",
              "  piece bB2 | (1,0)", "  branch branch | from bB1", "    piece bQ | (1,1)", "    piece bA1 | (1,2)",
              "  header to move | White", "position Base+MLP | 1 bug, White to move", "  piece wQ | (0,0)",
              "  header to move | White"});
}

TEST_CASE("annotated positions of Hive: remarks say what a bug is, where it is and who moved it last") {
  CHECK(test::annotated("hop", "QA-a2=B!,b\n").remarks ==
        Lines{"Q | the white queen `wQ`, bug 1 of the chain, at (0,0)",
              "A | the white ant `wA1`, bug 2 of the chain, at (1,0)",
              "a | the black ant `bA1`, bug 3 of the chain, at (2,-1)",
              "2 | back to bug 2 of the chain: the white ant `wA1`",
              "B | the white beetle `wB1`, bug 4 of the chain, at (1,0) on "
              "top of the white ant `wA1`, moved last, by White",
              "b | Black is to move"});
  CHECK(test::annotated("hop", "A1+(b)\n").remarks ==
        Lines{"A | the white ant `wA1`, bug 1 of the chain, at (0,0)",
              "1 | back to bug 1 of the chain: the white ant `wA1`",
              "b | the black beetle `bB1`, bug 1 of the chain in these parentheses, at (0,1)"});
  // A branch without parentheses goes on counting (hop R9).
  CHECK(test::annotated("hop", "A1+b!\n").remarks.back() ==
        "b | the black beetle `bB1`, bug 2 of the chain, at (0,1), moved last");
}

TEST_CASE("annotated positions of Hive: the fields in words") {
  const std::string base = "1 queen, 3 ants, 2 beetles, 3 grasshoppers and 2 spiders";
  CHECK(test::annotated("hop", "base,Q,w\n").remarks.front() == "base | each side has " + base);
  CHECK(test::annotated("hop", "Q2aM2d,Q,w\n").remarks.front() ==
        "Q2aM2d | White has 1 queen and 1 mosquito; Black has 2 ants and 2 dragonflies");
  CHECK(test::annotated("hop", "q,q,w\n").remarks.front() == "q | White has no bugs; Black has 1 queen");
  CHECK(test::annotated("hop:hivegame", "Q,b3M\n").remarks.back() ==
        "3M | hivegame.com shows the board turned clockwise by 180°, then mirrored");
  CHECK(test::annotated("hop:hivegame", "Q,bm\n").remarks.back() == "m | hivegame.com shows the board mirrored");
  CHECK(test::annotated("hop:hivegame", "Q,b0\n").remarks.back() ==
        "0 | hivegame.com shows the board turned clockwise by 0°");
}

TEST_CASE("annotated positions of Hive: what an error leaves open is not said") {
  // The cells (hop R15).
  CHECK(test::annotated("hop", "Q?A,w\n").remarks.front() == "Q | the white queen `wQ`, bug 1 of the chain");
  CHECK(test::annotated("hop", "Q?A,w\n").parts[1] == "  piece wQ");
  // The set, and who is to move.
  const test::Annotated shown = test::annotated("hop", "bse,QX,z\n");
  CHECK(shown.parts ==
        Lines{"position position | 2 bugs", "  header gametype | bse", "  piece wQ | (0,0)", "  piece w?X | (1,0)"});
  CHECK(shown.remarks == Lines{"Q | the white queen `wQ`, bug 1 of the chain, at (0,0)",
                               "X | the unknown bug `w?X`, bug 2 of the chain, at (1,0)"});
}

TEST_CASE("annotated positions of Hive: a branch without an end reaches to the end of what is read") {
  CHECK(test::annotated("hop", "QA2-(a(b1+\n").parts ==
        Lines{"position Base+MLP | 4 bugs", "  piece wQ | (0,0)", "  piece wA1 | (1,0)", "  branch branch | from wA1",
              "    piece bA1 | (2,-1)", "    piece bB1 | (3,-2)", "    branch branch | from bB1"});
  const toolchain::Language hop = test::language_of("hop");
  const std::string deep(101, '(');
  for (const std::string& text : {"Q1+" + deep + "a,w", "Q1+(a1+(b" + std::string(1000, 'a') + "),w"}) {
    CHECK(test::annotation_faults(hop, text) == Lines());
  }
}
