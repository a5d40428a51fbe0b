// What is said about headers, positions, lines, turns and the marks between actions.

#include "support/catch.hpp"
#include "support/homeworlds/findings.hpp"

using namespace plyglot;
using homeworlds::Dialect;
using Lines = std::vector<std::string>;
using test::only_one;
using test::said_in;

namespace {

std::string message_about(const std::string& text) { return only_one(test::notation_findings(text)).message; }

// About a position in front of a turn.
std::string position_message(const std::string& position) { return message_about(position + "\npass\n"); }

}  // namespace

TEST_CASE("homeworlds findings: bytes") {
  CHECK(said_in("\xEF\xBB\xBFhomeworld y3 b1 g3 Sam") ==
        Lines{"homeworlds/byte-order-mark: the file begins with a byte order mark -> homeworld y3 b1 g3 Sam"});
  CHECK_FALSE(test::notation_findings("\xEF\xBB\xBF\xEF\xBB\xBFpass").front().fix);
  const auto byte = only_one(test::notation_findings("homeworld y3 b1 g3 Zo\xE9"));
  CHECK(byte.message == "the byte 0xE9 is not UTF-8");
  CHECK(byte.helps == Lines{"save the file in the encoding UTF-8"});
}

TEST_CASE("homeworlds findings: headers") {
  CHECK(message_about("Clock: 5 days\n") == "the header `Clock` is not known");
  CHECK(message_about("PLAYER: Sam\n") == "the header `PLAYER` is not known; did you mean `Players`?");
  CHECK(message_about("Layout: columns\n") == "`columns` is not a layout");
  CHECK(message_about("Layout: Lines\n") == "`Lines` is not a layout; did you mean `line`?");
  CHECK(message_about("Layout:\n") == "the header `Layout` has no value");
  CHECK(message_about("Rules: rule\n") == "`rule` is not a profile of the rules; did you mean `rules`?");
  CHECK(message_about("Dialect: sgd\n") == "`sgd` is not a dialect; did you mean `sdg`?");
  CHECK(message_about("Players:\n") == "the header `Players` has no names");
  CHECK(message_about("Players: Sam\n") == "`Players` names `Sam` alone, and at least two play");
  CHECK(message_about("Players: Sam, , Eve\n") == "the name of player 2 in `Players` is empty");
  CHECK(message_about("Players: Sam, SAM\n") == "`Players` names `SAM` twice");
  CHECK(message_about("Players: A, B, C, D, E\n") == "`Players` names 5 players, and at most four play");
  CHECK(message_about("Players: A, B, C\n<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3\n") ==
        "`Players` names 3 players, and the position has 2");
}

TEST_CASE("homeworlds findings: where a position stops to be one") {
  CHECK(position_message("<a>; A(0,b2)g3-") ==
        "the position has `a` where the number of the player to move is expected");
  CHECK(position_message("<0; A(0,b2)g3-") == "the position has `;` where `>` is expected");
  CHECK(position_message("<0> A(0,b2)g3-") == "the position has `A` where `;` is expected");
  CHECK(position_message("<0>; ---(0,b2)g3-") == "the position has `-` where the name of a system is expected");
  CHECK(position_message("<0>; A(0,b2)g3-; B 1,y3)-g3") == "the position has `1` where `(` is expected");
  CHECK(position_message("<0>; A(0 b2)g3-") == "the position has `b2` where `,` is expected");
  CHECK(position_message("<0>; A(x2)g3-") == "the position has `x2` where a star such as `b2` is expected");
  CHECK(position_message("<0>; A(0,b4)g3-") == "the position has `b4` where a star such as `b2` is expected");
  CHECK(position_message("<0>; A(0,b2 x)g3-") == "the position has `x` where a second star or `)` is expected");
  CHECK(position_message("<0>; A(0,b2r1y3)g3-") == "the position has `y3` where `)` is expected");
  CHECK(position_message("<0>; A(0,b2)g3 r-") == "the position has `r` where a ship such as `g3`, or `-`, is expected");
  CHECK(position_message("<0>; A(0,b2)g3-r B(1,y3)-g3") ==
        "the position has `r` where a ship such as `g3`, `-` or `;` is expected");
  CHECK(position_message("<0>; A(0,b2") == "the position ends where a second star or `)` is expected");
  CHECK(position_message("<0>") == "the position ends where `;` is expected");
  const auto finding = only_one(test::notation_findings("<0>; A(0,b2)g3-; B 1,y3)-g3\npass\n"));
  REQUIRE(finding.labels.size() == 1);
  CHECK(finding.labels[0].span == text::Span{19, 20});
  CHECK(finding.notes == Lines{"without a position the moves are checked for syntax only"});
}

TEST_CASE("homeworlds findings: positions that cannot be") {
  const auto labelled = [](const std::string& position) {
    const auto finding = only_one(test::notation_findings(position));
    REQUIRE(finding.labels.size() == 1);
    const text::Span span = finding.labels[0].span;
    return finding.message + " | " + position.substr(span.begin, span.size()) + ' ' + finding.labels[0].text;
  };
  CHECK(labelled("<0>; A(0,r1)g3-; a(1,y3)-g3") == "two systems are called `a` | A(0,r1)g3- the first one");
  CHECK(labelled("<0>; A(0,r1)g3-; B(0,y3)g3-") == "`B` is a second home of player 0 | A(0,r1)g3- the first home");
  CHECK(labelled("<0>; A(0,r1)g3-; B(1,y3)-g3-") ==
        "`B` has ships for 3 players, and `A` for 2 | A(0,r1)g3- the first system");
  CHECK(position_message("<0>; A(2,r1)g3-") == "`A` is the home of player 2, and there are 2 players, counted from 0");
  CHECK(position_message("<0>; A(0,r1)-g3; B(1,y3)-g3") == "`A` is the home of player 0, who has no ship there");
  CHECK(position_message("<0>; A(0,r1)g3-; B(y3)-") == "`B` has no ship");
  CHECK(position_message("<0>; A(0,r1)g3----") == "`A` has ships for 5 players, and at most four play");
  CHECK(position_message("<0>; A(0,r1)g3g3-; B(1,y3)-g3; C(g3)y1-") ==
        "`C` needs more `g3` than there are: 2 players have 3");
  CHECK(position_message("<2>; A(0,r1)g3-; B(1,y3)-g3") ==
        "player 2 is to move, and there are 2 players, counted from 0");
}

TEST_CASE("homeworlds findings: positions that lack, or that are too many") {
  CHECK(message_about("build g1 Sam\n") == "the moves begin here, without homeworlds or a position before them");
  const std::string position = "<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3\n";
  const auto after_position = test::notation_findings(position + position);
  CHECK(only_one(after_position).message == "this is a second position, and a file holds one game");
  CHECK(only_one(after_position).labels.at(0).text == "the game begins with this one");
  const auto after_moves = test::notation_findings("homeworld y3 b1 g3 Sam\n" + position);
  CHECK(only_one(after_moves).labels.at(0).text == "the game begins here");
  CHECK(only_one(after_moves).notes == Lines{"the rest of this game is checked for syntax only"});
}

TEST_CASE("homeworlds findings: a block layout is said in a header") {
  const std::string text =
      "homeworld y3 b1 g3 Sam\r\n\r\nhomeworld y3 b2 g3 Dave\r\n\r\nsacrifice g3 Sam\r\npass\r\npass\r\npass *\r\n";
  const auto findings = test::notation_findings("\xEF\xBB\xBF" + text);
  const auto& layout = findings.back();
  CHECK(layout.message == "these lines are read as one turn, which a blank line ends");
  REQUIRE(layout.fix);
  CHECK(layout.fix->edits.at(0).span == text::Span{3, 3});
  CHECK(layout.fix->edits.at(0).text == "Layout: block\r\n");
  CHECK(said_in("Layout: block\r\n" + text).empty());
}

TEST_CASE("homeworlds findings: a turn that is spread over lines is joined") {
  const std::string start = "<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n";
  const std::string said =
      "homeworlds/turn-spread-over-lines: the actions for the sacrificed `y2` seem to go on in the line below";
  const std::string shown = "<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-~";
  CHECK(said_in(start + "sacrifice y2 Lee\nmove g3 Lee Dust\n") ==
        Lines{said + " ~> " + shown + "sacrifice y2 Lee; move g3 Lee Dust~"});
  // A comment stays where it stands.
  CHECK(said_in(start + "sacrifice y2 Lee  # bold\nmove g3 Lee Dust\n") ==
        Lines{said + " ~> " + shown + "sacrifice y2 Lee;  # bold~move g3 Lee Dust~"});
  CHECK(said_in(start + "sacrifice y2 Lee *\nmove g3 Lee Dust\n") == Lines{said});
}

TEST_CASE("homeworlds findings: numbers of turns") {
  CHECK(said_in("1) homeworld y3 b1 g3 Sam\n3) homeworld y3 b2 g3 Dave\n4. build g1 Sam\n7) build g1 Dave\n") ==
        Lines{"homeworlds/turn-number: turn 3 follows turn 1 -> "
              "1) homeworld y3 b1 g3 Sam~2) homeworld y3 b2 g3 Dave~3. build g1 Sam~4) build g1 Dave~",
              "homeworlds/turn-number: turn 7 follows turn 4"});
  // A number has at most nine digits.
  CHECK(said_in("999999999) homeworld y3 b1 g3 Sam\n5) homeworld y3 b2 g3 Dave\n") ==
        Lines{"homeworlds/turn-number: turn 5 follows turn 999999999"});
  const std::string homes = "1.\nhomeworld y3 b1 g3\n(named Sam)\n1...\nhomeworld y3 b2 g3\n(named Dave)\n";
  CHECK(said_in(homes + "3.\nbuild g1 Sam\n3...\nbuild g1 Dave\n3...\nbuild g1 Sam\n") ==
        Lines{"homeworlds/turn-number: `3.` follows `1...` -> 1.~homeworld y3 b1 g3~(named Sam)~1...~"
              "homeworld y3 b2 g3~(named Dave)~2.~build g1 Sam~2...~build g1 Dave~3.~build g1 Sam~",
              "homeworlds/turn-number: `3...` follows `3...`"});
}

TEST_CASE("homeworlds findings: handles") {
  const std::string start = "Players: Sam, Dave\n1) Sam: homeworld y3 b1 g3 Sam\n2) Dave: homeworld y3 b2 g3 Dave\n";
  const std::string shown = "Players: Sam, Dave~1) Sam: homeworld y3 b1 g3 Sam~2) Dave: homeworld y3 b2 g3 Dave~";
  CHECK(said_in(start + "3) San: build g1 Sam\n") ==
        Lines{"homeworlds/unknown-player: no player is called `San` ~> " + shown + "3) Sam: build g1 Sam~"});
  const auto unknown = only_one(test::notation_findings(start + "3) Zebedee: build g1 Sam\n"));
  CHECK(unknown.notes == Lines{"the turn is taken to be that of `Sam`"});
  CHECK(unknown.helps == Lines{"the players are `Sam` and `Dave`"});
  const auto wrong = only_one(test::notation_findings(start + "3) Dave: build g1 Dave\n"));
  CHECK(wrong.message == "it is the turn of `Sam`, not of `Dave`");
  CHECK(wrong.notes == Lines{"`Dave` is taken to move, and play continues from there"});
  const auto empty = only_one(test::notation_findings(start + "3)\n4) build g1 Dave\n"));
  CHECK(empty.message == "turn 3 has no action");
  CHECK(empty.notes == Lines{"it counts as a pass of `Sam`"});
}
