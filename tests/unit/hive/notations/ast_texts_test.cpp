// What is dumped of the AST of each notation of Hive.

#include "support/checks/catch.hpp"
#include "support/door/translating.hpp"

using namespace plyglot;

namespace {

std::string ast_text(const std::string& text, const std::string& notation) {
  return test::viewed_file(text, test::language_of(notation), toolchain::Session::View::ast);
}

}  // namespace

TEST_CASE("hive-pgn ast: tags, plies, comments and the result") {
  CHECK(
      ast_text("[GameType \"Base\"]\n[Site x]\n\n1. wS1\n2. bS1 wS1- ; wQ -wS1\n3. pass\n4. what\n{so} no\n{open\n",
               "hive-pgn") ==
      R"(hive-pgn 0..87 "[GameType \"Base\"]\n[Site x]\n\n1. wS1\n2. bS1 wS1- ; wQ -wS1\n3. pass\n4. what\n{so} no\n{open\n"
  tag 0..17 "[GameType \"Base\"]"
    key 1..9 "GameType"
    value 11..15 "Base"
  no-tag 18..26 "[Site x]"
  ply 31..34 "wS1"
    number 28..29 "1"
    move 31..34 "wS1"
      piece 31..34 "wS1"
  ply 38..56 "bS1 wS1- ; wQ -wS1"
    number 35..36 "2"
    no-move 38..48 "bS1 wS1- ;"
    move 49..56 "wQ -wS1"
      piece 49..51 "wQ"
      reference 52..56 "-wS1"
  ply 60..64 "pass"
    number 57..58 "3"
    pass 60..64 "pass"
  ply 68..72 "what"
    number 65..66 "4"
    no-move 68..72 "what"
  ply 78..80 "no"
    no-move 78..80 "no"
  comment 74..76 "so"
  unclosed-comment 82..87 "open\n"
)");
  CHECK(ast_text("[GameType \"Base\"]\n1. wS1\nWhiteWins\nmore\n", "hive-pgn") ==
        R"(hive-pgn 0..40 "[GameType \"Base\"]\n1. wS1\nWhiteWins\nmore\n"
  tag 0..17 "[GameType \"Base\"]"
    key 1..9 "GameType"
    value 11..15 "Base"
  ply 21..24 "wS1"
    number 18..19 "1"
    move 21..24 "wS1"
      piece 21..24 "wS1"
  result 25..34 "WhiteWins"
  stray 35..39 "more"
)");
  CHECK(ast_text("\xFF\xFE[\n", "hive-pgn") == "utf-16 0..4 \"\xEF\xBF\xBD\xEF\xBF\xBD[\\n\"\n");
}

TEST_CASE("thehive ast: the lines with their parts") {
  CHECK(ast_text("1. wS1 # first\nbS1*|wS1\npass\n\nwQ -wS1\nbQ?\nwhat\n", "thehive") ==
        R"(file 0..47 "1. wS1 # first\nbS1*|wS1\npass\n\nwQ -wS1\nbQ?\nwhat\n"
  number 0..1 "1"
  move 3..6 "wS1"
    piece 3..6 "wS1"
  comment 7..14 "# first"
  move 15..23 "bS1*|wS1"
    piece 15..18 "bS1"
    contact 18..20 "*|"
    target 20..23 "wS1"
  pass 24..28 "pass"
  uhp-move 30..37 "wQ -wS1"
    piece 30..32 "wQ"
    target 34..37 "wS1"
  bad-move 38..41 "bQ?"
  bad-move 42..46 "what"
)");
}

TEST_CASE("boardspace-sgf ast: headers and actions") {
  CHECK(ast_text("(;GM[27]VV[1]SU[hive]P0[id \"A\"]P1[id \"B\"];P0[0 Start P0];P0[1 dropb wS1 N 13 .];P0[2 done];"
                 "P1[3 dropb bS1 O 13 wS1-];P1[4 done];P0[5 pass];P0[6 resign];P1[7 what])",
                 "boardspace-sgf") ==
        R"(boardspace-sgf 0..163
  header 2..8 "GM[27]"
  header 8..13 "VV[1]"
  header 13..21 "SU[hive]"
  header 21..31 "P0[id \"A\"]"
  header 31..41 "P1[id \"B\"]"
  White start 47..55 "Start P0"
  White put 62..78 "dropb wS1 N 13 ."
    piece 68..71 "wS1"
    place 72..76 "N 13"
    reference 77..78 "."
  White done 85..89 "done"
  Black put 96..115 "dropb bS1 O 13 wS1-"
    piece 102..105 "bS1"
    place 106..110 "O 13"
    reference 111..115 "wS1-"
  Black done 122..126 "done"
  White pass 133..137 "pass"
  White resign 144..150 "resign"
  Black unknown 157..161 "what"
)");
}

TEST_CASE("uhp ast: the header and the moves") {
  CHECK(ast_text("Base;Playing;;wS1;bS1 wS1-;pass;wQ \\wS1;what\n", "uhp") ==
        R"(game string 0..44
  game type 0..4 `Base`
  state bad 5..12 `Playing`
  turn empty 13..13
  move 14..17 `wS1`
    piece wS1 14..17
  move 18..26 `bS1 wS1-`
    piece bS1 18..21
    reference wS1 22..26
    direction 1
  pass 27..31 `pass`
  move 32..39 `wQ \wS1`
    piece wQ 32..34
    reference wS1 35..39
    direction 5
  move 40..44 `what`
    not readable
)");
  CHECK(ast_text("wS1\n", "uhp") ==
        R"(game string 0..3
  without header
  move 0..3 `wS1`
    piece wS1 0..3
)");
}
