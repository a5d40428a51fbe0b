// What is said about verbs, arguments, pieces and names, and what the fixes make of them.

#include "support/catch.hpp"
#include "support/homeworlds/findings.hpp"

using namespace plyglot;
using homeworlds::Dialect;
using Lines = std::vector<std::string>;
using test::only_one;
using test::said_behind_homes;
using test::said_in;
using test::two_homes;
using test::two_homes_shown;

TEST_CASE("homeworlds findings: verbs") {
  CHECK(said_behind_homes("biuld g1 Sam") ==
        Lines{"homeworlds/unknown-verb: `biuld` is not a verb ~> " + two_homes_shown + "build g1 Sam"});
  CHECK(said_behind_homes("frobnicate g1 Sam") == Lines{"homeworlds/unknown-verb: `frobnicate` is not a verb"});
  CHECK(said_behind_homes("*") ==
        Lines{"homeworlds/unknown-verb: the `*` is where an action begins, and confirms none"});
  CHECK(said_behind_homes("grow g1 Sam") ==
        Lines{"homeworlds/verb-abbreviation: `grow` is written for `build` -> " + two_homes_shown + "build g1 Sam"});
  CHECK(said_behind_homes("capture g3 Dave") ==
        Lines{"homeworlds/capture-verb: the notation says `attack` for `capture` -> " + two_homes_shown +
              "attack g3 Dave"});
  CHECK(said_behind_homes("Build g1 Sam") ==
        Lines{"homeworlds/letter-case: `Build` has capitals, which are for names -> " + two_homes_shown +
              "build g1 Sam"});
  CHECK(said_in("Build g1 at Sam", Dialect::quux) ==
        Lines{"homeworlds/letter-case: `Build` is not a verb: verbs are in lower case -> build g1 at Sam"});
}

TEST_CASE("homeworlds findings: what a word that is no verb may be") {
  const auto help = [](const std::string& text, Dialect dialect = Dialect::seed) {
    return only_one(test::notation_findings(text, dialect)).helps;
  };
  CHECK(help(two_homes + "3)build g1 Sam") == Lines{"write a space after the number of the turn"});
  CHECK(help(two_homes + "Result: open") == Lines{"headers belong above the position and the first turn"});
  CHECK(help(two_homes + "discover g3 Sam y1 Dy/dx") == Lines{"`/` separates actions, and no name holds one"});
  CHECK(help(two_homes + "g1 Sam") ==
        Lines{"the verbs are homeworld, build, trade, discover, move, attack, sacrifice, catastrophe and pass"});
  CHECK(help("homeworld y3 b1 g3 Sam\nhomeworld y3 b2 g3 Dave\nbuild g1 Qo'nos", Dialect::jpb) ==
        Lines{"a name is of letters, digits and `_`"});
  CHECK(help("frob", Dialect::ap).size() == 1);
  CHECK(help("{\"header\":", Dialect::seed) == Lines{"a game record in JSON is read with `--from homeworlds:ap`"});
  CHECK(help("Homeworlds Online (SDG# 1)") ==
        Lines{"a transcript of the archive is read with `--from homeworlds:sdg`"});
  CHECK(help("frob", Dialect::quux) ==
        Lines{"the verbs are build, convert, discover, move, capture, sacrifice, catastrophe and pass"});
}

TEST_CASE("homeworlds findings: general advice stands with the first of many") {
  const auto findings = test::notation_findings(two_homes + "frob\nfrob\n");
  REQUIRE(findings.size() == 2);
  CHECK(findings[0].helps.size() == 1);
  CHECK(findings[1].helps.empty());
}

TEST_CASE("homeworlds findings: the finding that stops the play says so") {
  const auto findings = test::notation_findings(two_homes + "frob\nfrob\n");
  CHECK(findings.at(0).notes == Lines{"the rest of this game is checked for syntax only"});
  CHECK(findings.at(1).notes.empty());
  CHECK(only_one(test::notation_findings("Build g1 at Sam", Dialect::quux)).notes.size() == 1);
}

TEST_CASE("homeworlds findings: missing words") {
  CHECK(said_behind_homes("build") == Lines{"homeworlds/missing-argument: `build` lacks the ship and the system"});
  CHECK(said_behind_homes("build Sam") == Lines{"homeworlds/missing-argument: `build Sam` lacks the ship"});
  CHECK(said_behind_homes("build g1") == Lines{"homeworlds/missing-argument: `build g1` lacks the system"});
  CHECK(said_behind_homes("move g3 Sam") ==
        Lines{"homeworlds/missing-argument: `move g3 Sam` lacks the system it goes to"});
  CHECK(said_behind_homes("trade g3 Sam") == Lines{"homeworlds/missing-argument: `trade g3 Sam` lacks the new colour"});
  CHECK(said_behind_homes("catastrophe Sam") ==
        Lines{"homeworlds/missing-argument: `catastrophe Sam` lacks the colour"});
  CHECK(said_in("homeworld y3") ==
        Lines{"homeworlds/missing-argument: `homeworld y3` lacks the second star and the ship"});
  CHECK(said_in("Trade G1 Y1", Dialect::sdg) == Lines{"homeworlds/missing-argument: `Trade G1 Y1` lacks the system"});
  const auto discover = only_one(test::notation_findings(two_homes + "discover g3 Sam y2"));
  CHECK(discover.message == "`discover g3 Sam y2` lacks the name of the new system");
  CHECK(discover.notes.front() == "the new system is called `A`");
  CHECK(discover.helps == Lines{"an action of this kind is such as `discover y1 Alpha g3 Beta`"});
}

TEST_CASE("homeworlds findings: words that are left over") {
  CHECK(said_behind_homes("build g1 Sam quickly") ==
        Lines{"homeworlds/extra-words: `quickly` is left over after `build g1 Sam` ~> " + two_homes_shown +
              "build g1 Sam"});
  // No fix takes away a system or a piece.
  CHECK(said_behind_homes("build g1 Sam Dave") ==
        Lines{"homeworlds/extra-words: `Dave` is left over after `build g1 Sam`"});
  CHECK(said_behind_homes("build g1 Sam with y1") ==
        Lines{"homeworlds/extra-words: `with y1` are left over after `build g1 Sam`"});
  CHECK(said_behind_homes("build g1 Sam the usual") ==
        Lines{"homeworlds/extra-words: `the usual` are left over after `build g1 Sam` ~> " + two_homes_shown +
              "build g1 Sam"});
  const auto name = only_one(test::notation_findings("homeworld y3 b1 g3 Alpha Centauri"));
  CHECK(name.helps == Lines{"a name is one word, such as `New_Alpha`"});
  const auto owner = only_one(test::notation_findings(two_homes + "attack g3 s Dave"));
  CHECK(owner.helps == Lines{"the owner of a ship is glued to it, as in `r3s`"});
  for (const char* const behind : {"y1", "with y1", "quickly", "x"}) {
    INFO(behind);
    for (const auto& found : test::notation_findings(two_homes + "attack g3 Dave " + behind)) {
      CHECK(found.helps != owner.helps);
    }
  }
  CHECK(only_one(test::notation_findings("homeworld b3 g2 r3 Alpha", Dialect::ap)).helps ==
        Lines{"homeworlds get no names in this dialect"});
  CHECK(said_in("Homeworld Y3 B1 G3\n\nHomeworld Y3 B2 G3\n\nBuild G1 North  Pass", Dialect::sdg) ==
        Lines{"homeworlds/ignored-command: only the first action of a line counts, and `Pass` has no effect ~> "
              "Homeworld Y3 B1 G3~~Homeworld Y3 B2 G3~~Build G1 North~Pass"});
  CHECK(said_behind_homes("pass 2") ==
        Lines{"homeworlds/pass-count: `pass 2` stands for 2 of `pass`, which are written one by one -> " +
              two_homes_shown + "pass; pass"});
  for (const std::string no_count : {"x", "0", "12"}) {
    CHECK(said_behind_homes("pass " + no_count) ==
          Lines{"homeworlds/extra-words: `" + no_count + "` is left over after `pass` ~> " + two_homes_shown + "pass"});
  }
  CHECK(said_behind_homes("pass 2 2").front() ==
        "homeworlds/pass-count: `pass 2` stands for 2 of `pass`, which are written one by one");
}

TEST_CASE("homeworlds findings: pieces") {
  const auto said = [](const std::string& piece) {
    const auto finding = only_one(test::notation_findings(two_homes + "build " + piece + " Sam"));
    CHECK(finding.label == "the new ship is expected here");
    return finding.message;
  };
  CHECK(said("1g") == "`1g` is not a piece: the colour comes first");
  CHECK(said("g4") == "`g4` is not a piece: sizes go from 1 to 3");
  CHECK(said("p1") == "`p1` is not a piece: colours are r, y, g and b");
  CHECK(said("g1s") == "`g1s` is not a piece: something is glued to the piece");
  CHECK(said("Sam") == "`Sam` is not a piece");
  CHECK(said_behind_homes("build 1G Sam") ==
        Lines{"homeworlds/bad-piece: `1G` is not a piece: the colour comes first -> " + two_homes_shown +
              "build g1 Sam"});
  CHECK(said_behind_homes("move g Sam Dave") == Lines{"homeworlds/bad-piece: `g` is not a piece: the size is missing"});
  CHECK(only_one(test::notation_findings("homeworld y3 x1 g3 Sam")).label == "the second star is expected here");
  CHECK(only_one(test::notation_findings(two_homes + "discover g3 Sam y4 Far")).label ==
        "the star of the new system is expected here");
  CHECK(said_in("Homeworld Y3 B1 G3!!!", Dialect::sdg) ==
        Lines{"homeworlds/piece-junk: `!!!` after the piece `G3` means nothing -> Homeworld Y3 B1 G3"});
}

TEST_CASE("homeworlds findings: colours") {
  const auto trade = only_one(test::notation_findings(two_homes + "trade g3 Sam purple"));
  CHECK(trade.message == "`purple` is not a colour");
  CHECK(trade.label == "what the ship becomes is expected here");
  CHECK(trade.helps == Lines{"the colours are `r`, `y`, `g` and `b`"});
  CHECK(said_behind_homes("trade g3 Sam blue") ==
        Lines{"homeworlds/colour-form: a colour is written as one letter, and not as `blue` -> " + two_homes_shown +
              "trade g3 Sam b"});
  CHECK(said_behind_homes("build green Sam") ==
        Lines{"homeworlds/build-without-size: `green` does not say the size of the new ship -> " + two_homes_shown +
              "build g1 Sam"});
}

TEST_CASE("homeworlds findings: a build without a size has a fix only where the position is certain") {
  const std::string text = two_homes + "frob\nbuild green Sam\n";
  CHECK(said_in(text) == Lines{"homeworlds/unknown-verb: `frob` is not a verb",
                               "homeworlds/build-without-size: `green` does not say the size of the new ship"});
}

TEST_CASE("homeworlds findings: the explicit forms of quux") {
  const auto move = only_one(test::notation_findings("move b1 Delos", Dialect::quux));
  CHECK(move.message == "`move b1 Delos` leaves out what only the position shows");
  CHECK(move.helps == Lines{"the full form is such as `move y1 from Alpha to Beta`"});
  CHECK(only_one(test::notation_findings("pass;build g1 at Sam", Dialect::quux)).message ==
        "`pass;build` is not a verb");
  CHECK(only_one(test::notation_findings("build g1 at Sam;pass", Dialect::quux)).helps ==
        Lines{"actions are separated by a semicolon and exactly one space"});
  CHECK(said_in("build g1 at Sam;  build g1 at Sam", Dialect::quux).back() ==
        "homeworlds/unknown-verb: there is a space where an action begins");
  const std::string said =
      "homeworlds/quux-pass-in-list: a pass is a whole turn, and has no place among other actions -> ";
  const std::string homes = "Sam (0, y3b1) g3-\nDave (1, y3b2) -g3\n";
  const std::string shown_homes = "Sam (0, y3b1) g3-~Dave (1, y3b2) -g3~";
  CHECK(said_in(homes + "pass; build g1 at Sam", Dialect::quux) == Lines{said + shown_homes + "build g1 at Sam"});
  CHECK(said_in(homes + "build g1 at Sam; pass", Dialect::quux) == Lines{said + shown_homes + "build g1 at Sam"});
}
