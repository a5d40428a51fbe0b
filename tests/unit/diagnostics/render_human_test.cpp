#include "unit/diagnostics/example.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot;
using namespace plyglot::diagnostics;
using example::Example;
using example::human;
using Id = DiagnosticId;

TEST_CASE("human: one span with a help") {
  Example example("final.hop", "QA-a2=B,x");
  example.report(Id::hop_bad_player, example.at("x"), "the player field is `x`, neither `w` nor `b`").helps = {
      "write `w` if White is to move, `b` if Black is"};
  CHECK(human(example) == R"(
error[hop/bad-player]: the player field is `x`, neither `w` nor `b`
  --> final.hop:1:9
   |
 1 | QA-a2=B,x
   |         ^
   = help: write `w` if White is to move, `b` if Black is

)");
}

TEST_CASE("human: labels in one line hang below their marks without collision") {
  Example example("final.hop", "base+ML,QA-a7+b,w");
  example
      .report(Id::hop_unknown_chain_position, example.at("7"), "`7+` refers to a chain position that does not exist",
              "the scope has 3 positions")
      .labels = {{example.at("QA-a"), "positions 1 to 3"}, {example.at("base+ML"), "the set"}};
  CHECK(human(example) == R"(
error[hop/unknown-chain-position]: `7+` refers to a chain position that does not exist
  --> final.hop:1:13
   |
 1 | base+ML,QA-a7+b,w
   | ------- ----^ the scope has 3 positions
   | |       positions 1 to 3
   | the set

)");
}

TEST_CASE("human: labels share a row where both fit") {
  Example example("final.hop", "ultimate,QA-a1+b,w");
  example.report(Id::hop_second_mark, example.at("w"), "three places", "here").labels = {
      {example.at("ultimate"), "set"}, {example.at("1+"), "branch"}};
  CHECK(human(example) == R"(
error[hop/second-mark]: three places
  --> final.hop:1:18
   |
 1 | ultimate,QA-a1+b,w
   | --------     --  ^ here
   | set          branch

)");
}

TEST_CASE("human: marks inside marks, and labels of the same place") {
  Example example("final.hop", "QAabcdefgh,w");
  example.report(Id::hop_second_mark, example.at("cd"), "nested", "inner").labels = {
      {example.at("abcdefg"), "outer"}, {example.at("cd"), "the same span"}, {example.at("Q"), "left"}};
  CHECK(human(example) == R"(
error[hop/second-mark]: nested
  --> final.hop:1:5
   |
 1 | QAabcdefgh,w
   | - --^^--- outer
   | |   inner
   | |   the same span
   | left

)");
}

TEST_CASE("human: notes and helps of several lines are shown below each other") {
  Example example("final.hop", "QA+G2=B+S,w");
  Diagnostic& diagnostic = example.report(Id::hop_ambiguous_continuation, example.at("+S"), "the dialects differ here");
  diagnostic.labels = {{example.at("G"), "`spec` goes on here"}, {example.at("B"), "`hivegame` goes on here"}};
  diagnostic.notes = {"`spec` reads\nS at (0,2)", "a second note"};
  diagnostic.helps = {"write a branch:\n  `3+S`"};
  CHECK(human(example) == R"(
warning[hop/ambiguous-continuation]: the dialects differ here
  --> final.hop:1:8
   |
 1 | QA+G2=B+S,w
   |    -  -^^
   |    |  `hivegame` goes on here
   |    `spec` goes on here
   = note: `spec` reads
           S at (0,2)
   = note: a second note
   = help: write a branch:
             `3+S`

)");
}

TEST_CASE("human: empty spans get a caret, also at the end of a line and of the text") {
  Example end_of_line("x.hop", "QA-a\nQB,b\n");
  end_of_line.report(Id::hop_missing_player_field, {4, 4}, "the side to move is missing", "`,w` or `,b` belongs here");
  CHECK(human(end_of_line) == R"(
error[hop/missing-player-field]: the side to move is missing
  --> x.hop:1:5
   |
 1 | QA-a
   |     ^ `,w` or `,b` belongs here

)");
  Example end_of_text("x.hop", "QB,b\n");
  end_of_text.report(Id::hop_empty_input, end_of_text.end(), "nothing more");
  CHECK(human(end_of_text) == R"(
error[hop/empty-input]: nothing more
  --> x.hop:2:1
   |
 2 |
   | ^

)");
}

TEST_CASE("human: a span that reaches into the line end stops at it") {
  Example example("x.hop", "QA-a,w\r\nQB,b\r\n");
  example.report(Id::hop_second_mark, {4, 8}, "the end of the line");
  CHECK(human(example) == R"(
error[hop/second-mark]: the end of the line
  --> x.hop:1:5
   |
 1 | QA-a,w
   |     ^^

)");
}

TEST_CASE("human: labels in other lines, with one line between shown and more left out") {
  Example example("x.hop", "one\ntwo\nthree\n4\n5\n6\n7\n8\n9\nten\n");
  example.report(Id::hop_second_mark, example.at("ten"), "lines apart", "here").labels = {
      {example.at("one"), "far above"}, {example.at("hre"), "less far"}};
  CHECK(human(example) == R"(
error[hop/second-mark]: lines apart
   --> x.hop:10:1
    |
  1 | one
    | --- far above
  2 | two
  3 | three
    |  --- less far
...
 10 | ten
    | ^^^ here

)");
}

TEST_CASE("human: spans over several lines are bars in the margin") {
  Example example("x.hop", "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\n");
  example.report(Id::hop_too_large, {1, 22}, "two spans over lines", "the first").labels = {
      {{10, 35}, "the second"}, {example.at("o"), "a small one"}};
  CHECK(human(example) == R"(
error[hop/too-large]: two spans over lines
  --> x.hop:1:2
   |
 1 |     one
   |     - a small one
   |  ____^
 2 | |   two
 3 | |   three
   | |  ___-
 4 | | | four
 5 | | | five
   | |_|___^ the first
...    |
 8 |   | eight
   |   |_- the second

)");
}

TEST_CASE("human: tabs are expanded, wide and combining characters measured") {
  Example example("x.hop", "\tQA\t漢字e\xCC\x81x,w");
  example.report(Id::hop_unexpected_character, example.at("x"), "measured", "here").labels = {
      {example.at("QA"), "behind a tab"}, {example.at("字"), "wide"}, {example.at("e\xCC\x81"), "combined"}};
  CHECK(human(example) ==
        R"(
error[hop/unexpected-character]: measured
  --> x.hop:1:9
   |
 1 |     QA  漢字)"
        "e\xCC\x81"
        R"(x,w
   |     --    ---^ here
   |     |     | combined
   |     |     wide
   |     behind a tab

)");
}

TEST_CASE("human: control characters and stray bytes are shown as one glyph each, wherever they are") {
  Example example("\x1B[2J.hop", "Q\x1B[31m\xFF\xE2\x80\xAE,w");
  Diagnostic& diagnostic =
      example.report(Id::hop_unexpected_character, example.at("\xFF"), "byte `\xFF` is not UTF-8", "a\tb");
  diagnostic.notes = {"\x07 rings"};
  CHECK(human(example) == R"(
error[hop/unexpected-character]: byte `�` is not UTF-8
  --> ␛[2J.hop:1:7
   |
 1 | Q␛[31m��,w
   |       ^ a␉b
   = note: ␇ rings

)");
}

TEST_CASE("human: a byte order mark takes no cell") {
  Example example("x.hop", "\xEF\xBB\xBFQA,x");
  example.report(Id::hop_byte_order_mark, {0, 3}, "a byte order mark");
  CHECK(human(example) == R"(
info[hop/byte-order-mark]: a byte order mark
  --> x.hop:1:1
   |
 1 | QA,x
   | ^

)");
}
