// What is said about names and about the order of words, and how systems are renamed.

#include "support/catch.hpp"
#include "support/homeworlds/findings.hpp"

#include <algorithm>

using namespace plyglot;
using homeworlds::Dialect;
using Lines = std::vector<std::string>;
using test::only_one;
using test::said_in;

TEST_CASE("homeworlds findings: a system is renamed wherever it is used") {
  CHECK(said_in("homeworld y3 b1 g3 g1\nhomeworld y3 b2 g3 Dave\nbuild g1 g1; pass\nbuild g1 Dave\nmove g1 G1 Dave\n")
            .front() ==
        "homeworlds/name-resembles-piece: a system called `g1` can be taken for a piece -> "
        "homeworld y3 b1 g3 G1~homeworld y3 b2 g3 Dave~build g1 G1; pass~build g1 Dave~move g1 G1 Dave~");
  CHECK(said_in("homeworld y3 b1 g3 b\nhomeworld y3 b2 g3 Dave\nbuild g1 b\n") ==
        Lines{"homeworlds/name-resembles-colour: a system called `b` can be taken for a colour -> "
              "homeworld y3 b1 g3 B~homeworld y3 b2 g3 Dave~build g1 B~"});
  CHECK(said_in("homeworld y3 b1 g3 t\n") ==
        Lines{"homeworlds/name-resembles-verb: a system called `t` can be taken for a verb -> homeworld y3 b1 g3 T~"});
  CHECK(said_in("homeworld y3 b1 g3 Blue\n") ==
        Lines{"homeworlds/name-resembles-colour: a system called `Blue` can be taken for a colour"});
  CHECK(said_in("homeworld y3 b1 g3 swap\n") ==
        Lines{"homeworlds/name-resembles-verb: a system called `swap` can be taken for a verb"});
}

TEST_CASE("homeworlds findings: a later system of the same name keeps its own") {
  const std::string start = "<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n";
  CHECK(said_in(start + "discover g1 Dust y1 t\npass\nmove g1 t Lee\npass\ndiscover g1 Lee y3 T\n").front() ==
        "homeworlds/name-resembles-verb: a system called `t` can be taken for a verb -> "
        "<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-~discover g1 Dust y1 T~pass~move g1 T Lee~pass~"
        "discover g1 Lee y3 T~");
}

TEST_CASE("homeworlds findings: names are renamed where nobody knows the position, too") {
  CHECK(said_in("frob\ndiscover y1 Far g2 m\nmove y1 m Far\n").back() ==
        "homeworlds/name-resembles-verb: a system called `m` can be taken for a verb -> "
        "frob~discover y1 Far g2 M~move y1 M Far~");
}

TEST_CASE("homeworlds findings: names that are given") {
  const auto other =
      only_one(test::notation_findings("homeworld y3 b1 g3 Sam\nhomeworld y3 b2 g3 Dave\n"
                                       "discover g3 Sam g2 B3\n"));
  CHECK(other.message == "the system is called `B3`, and its star is `g2`");
  REQUIRE(other.labels.size() == 1);
  CHECK(other.labels[0].text == "its star");
  CHECK(other.labels[0].span == text::Span{63, 65});
  const std::string name = "AVeryLongSystemName";
  CHECK(said_in("homeworld y3 b1 g3 " + name) ==
        Lines{"homeworlds/long-name: `AVeryLongSystemName` has 19 bytes, and other programs take at most 15"});
  CHECK(said_in("homeworld y3 b1 g3 " + name, Dialect::jpb) ==
        Lines{"homeworlds/long-name: `AVeryLongSystemName` has 19 bytes, and a name has at most 15"});
}

TEST_CASE("homeworlds findings: words that are no names") {
  const auto said = [](const std::string& name, Dialect dialect = Dialect::seed) {
    const std::string start = "homeworld y3 b1 g3 Sam\nhomeworld y3 b2 g3 Dave\n";
    return only_one(test::notation_findings((dialect == Dialect::seed ? start : "") + "build g1 " + name, dialect))
        .message;
  };
  CHECK(said("Alpha(2)") == "`Alpha(2)` is not a name: `(` cannot be in one");
  CHECK(said("---") == "`---` is not a name: it has neither letter nor digit");
  CHECK(said("a\x01") == "`a␁` is not a name: U+0001 cannot be in one");
  const auto ap = test::notation_findings("build g1 qo'nos", Dialect::ap);
  CHECK(ap.back().message == "`qo'nos` is not a name: `'` cannot be in one");
  CHECK(ap.back().helps == Lines{"a name is of letters, digits, `_` and `-`"});
  CHECK(test::notation_findings("build g1 -zed", Dialect::ap).back().message ==
        "`-zed` is not a name: `-` cannot be at the start of one");
  CHECK(test::notation_findings("build g1 " + std::string(26, 'a'), Dialect::ap).back().message ==
        "`aaaaaaaaaaaaaaaaaaaaaaaaaa` is not a name: it has 26 characters, and 25 is the most");
}

TEST_CASE("homeworlds findings: parentheses around names") {
  CHECK(said_in("homeworld y3 b1 g3 (Alpha)") ==
        Lines{"homeworlds/parenthesised-name: the parentheses are not part of the name `Alpha` -> "
              "homeworld y3 b1 g3 Alpha"});
  // Without them a trade could be read in another order.
  CHECK(said_in("homeworld y3 b1 g3 (Blue)").front() ==
        "homeworlds/parenthesised-name: the parentheses are not part of the name `Blue`");
}

TEST_CASE("homeworlds findings: homeworlds without a name") {
  const auto findings = test::notation_findings("Players: Sam, Dave\nhomeworld y3 b1 g3 *\n");
  const auto named = only_one(findings);
  CHECK(named.message == "this homeworld has no name");
  CHECK(named.notes == Lines{"it is called `Sam`"});
  CHECK(said_in("1) Sam: homeworld y3 b1 g3 *\n") ==
        Lines{"homeworlds/homeworld-without-name: this homeworld has no name ~> 1) Sam: homeworld y3 b1 g3 Sam *~"});
  CHECK(said_in("homeworld y3 b1 g3\n") == Lines{"homeworlds/homeworld-without-name: this homeworld has no name"});
  // A player's name need not be a word.
  CHECK(said_in("Players: Sam Doe, Dave\nhomeworld y3 b1 g3\n") ==
        Lines{"homeworlds/homeworld-without-name: this homeworld has no name"});
}

TEST_CASE("homeworlds findings: the order of words") {
  const std::string start = "<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3\n";
  const std::string shown = "<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3~";
  CHECK(said_in(start + "trade g3 b3 Lee") ==
        Lines{"homeworlds/trade-order: in a trade the system comes before the new colour -> " + shown +
              "trade g3 Lee b"});
  CHECK(said_in("Trade G1 Alpha Y1", Dialect::sdg).back() ==
        "homeworlds/trade-order: in a trade the new piece comes before the system -> Trade G1 Y1 Alpha");
  CHECK(said_in(start + "catastrophe blue Lee") ==
        Lines{"homeworlds/catastrophe-order: in a catastrophe the system comes before the colour -> " + shown +
              "catastrophe Lee b"});
}

TEST_CASE("homeworlds findings: a letter that names a system is not written for a colour") {
  const std::string start = "<0>; g(0,r1b2)y3g3-; Ray(1,g1y3)-g3; b3(g1)y3b1-\n";
  // In `b3` to green; `trade y3 b3 g` could be meant in `g` to blue.
  const auto findings = test::notation_findings(start + "trade y3 green b3");
  for (const auto& finding : findings) CHECK_FALSE(finding.fix);
  CHECK(test::said_in(start + "trade y3 green b3").front() ==
        "homeworlds/trade-order: in a trade the system comes before the new colour");
  // No system is called `g`; `t y3 G3 g` would be meant in `g3` to green.
  const std::vector<std::string> said = said_in("<0>; g3(b2)y3-\nt y3 g g", Dialect::sdg);
  CHECK(std::find(said.begin(), said.end(),
                  "homeworlds/trade-order: in a trade the new piece comes before the system") != said.end());
  CHECK(said_in("<0>; g3(b2)y3-\nt y3 Lee g", Dialect::sdg).back() ==
        "homeworlds/trade-order: in a trade the new piece comes before the system -> <0>; g3(b2)y3-~t y3 G3 Lee");
}

TEST_CASE("homeworlds findings: a trade that can be meant in two ways") {
  const std::string text = "<0>; g3(0,r1b2)y3-; Ray(1,g1y3)-g3; b3(g1)y3b1-\ntrade y3 g3 b3";
  const auto findings = test::notation_findings(text);
  const auto& trade = findings.front();
  CHECK(trade.message == "this trade can be read in `g3` to blue, or in `b3` to green");
  CHECK(trade.notes == Lines{"it is read as a trade in `g3` to blue"});
  REQUIRE(trade.labels.size() == 2);
  CHECK(trade.labels[0].text == "the system `g3` is created here");
  CHECK(trade.labels[0].span == text::Span{5, 7});
  CHECK(trade.labels[1].span == text::Span{36, 38});
}
