// What is said about the spelling of moves, and how it would be mended.

#include "support/catch.hpp"
#include "support/game_session.hpp"
#include "support/hive/thehive_findings.hpp"

using namespace plyglot;
using test::said_in_thehive;

namespace {

using Lines = std::vector<std::string>;

// The helps of the only finding, one behind the other.
std::string advised(const std::string& text) {
  test::GameSession session("thehive");
  session.read(text);
  REQUIRE(session.findings().size() == 1);
  std::string helps;
  for (const std::string& help : session.findings().front().helps) helps += help;
  return helps;
}

}  // namespace

TEST_CASE("thehive syntax: names of pieces") {
  CHECK(said_in_thehive("wA") == Lines{"thehive/missing-number: `wA` does not say which ant it is"});
  CHECK(said_in_thehive("wA4") == Lines{"thehive/no-such-piece: there is no ant with the number `4`"});
  CHECK(said_in_thehive("wA0") == Lines{"thehive/no-such-piece: there is no ant with the number `0`"});
  CHECK(said_in_thehive("wA01") == Lines{"thehive/no-such-piece: there is no ant with the number `01`"});
  CHECK(said_in_thehive("wA11111111111111111111") ==
        Lines{"thehive/no-such-piece: there is no ant with the number `11111111111111111111`"});
  CHECK(said_in_thehive("wD1") == Lines{"thehive/no-such-piece: `wD1` is not a piece: there is no bug `D`"});
  CHECK(said_in_thehive("WX1") == Lines{"thehive/no-such-piece: `WX1` is not a piece: there is no bug `X`"});
  CHECK(advised("bQ2") == "Black has one queen, `bQ1`");
  CHECK(advised("bS3") == "the spiders of Black are `bS1` or `bS2`");
  CHECK(advised("bG") == "write `bG1`, `bG2` or `bG3`: the number counts the order in which they come into play");
}

TEST_CASE("thehive syntax: the case of names") {
  CHECK(said_in_thehive("WA1") == Lines{"thehive/piece-case: the colour is in upper case in `WA` -> wA1"});
  CHECK(said_in_thehive("wa1") == Lines{"thehive/piece-case: the bug is in lower case in `wa` -> wA1"});
  CHECK(said_in_thehive("Wa1") ==
        Lines{"thehive/piece-case: the colour is in upper case, the bug in lower case in `Wa` -> wA1"});
  CHECK(said_in_thehive("wA1\nBa1*|Wa1") ==
        Lines{"thehive/piece-case: the colour is in upper case, the bug in lower case in `Ba` -> wA1~bA1*|Wa1",
              "thehive/piece-case: the colour is in upper case, the bug in lower case in `Wa` -> wA1~Ba1*|wA1"});
}

TEST_CASE("thehive syntax: the only ones of their kind") {
  CHECK(said_in_thehive("wA1\nbA1*|wA1\nwQ/*wA1") ==
        Lines{"thehive/queen-without-number: the queen `wQ` has no number -> wA1~bA1*|wA1~wQ1/*wA1"});
  CHECK(said_in_thehive("wl", {{"pieces", "mlp"}}) ==
        Lines{"thehive/piece-case: the bug is in lower case in `wl` -> wL",
              "thehive/queen-without-number: the ladybug `wl` has no number -> wl1"});
  CHECK(said_in_thehive("wM2", {{"pieces", "mlp"}}) ==
        Lines{"thehive/no-such-piece: there is no mosquito with the number `2`"});
}

TEST_CASE("thehive syntax: pieces of the expansions") {
  CHECK(said_in_thehive("wM1") ==
        Lines{"thehive/extension-piece: `wM1` is a mosquito, which the base game does not have"});
  CHECK(said_in_thehive("wP7") ==
        Lines{"thehive/extension-piece: `wP7` is a pillbug, which the base game does not have"});
  CHECK(said_in_thehive("wM1", {{"pieces", "mlp"}}).empty());
}

TEST_CASE("thehive syntax: numbers of moves") {
  CHECK(said_in_thehive("1. wA1\n3. bA1*|wA1") ==
        Lines{"thehive/move-number-mismatch: this is move 2, and its number is `3` -> 1. wA1~2. bA1*|wA1"});
  CHECK(said_in_thehive("0 wA1") ==
        Lines{"thehive/move-number-mismatch: this is move 1, and its number is `0` -> 1 wA1"});
  CHECK(said_in_thehive("01.wA1\n\n2 .bA1*|wA1\n7.\n99 # nothing\n  3 wQ1/*wA1").empty());
  CHECK(said_in_thehive("wA1\n2").empty());
  CHECK(said_in_thehive("wA1\r\n2\r\n3#nothing").empty());
  // A number without a dot needs a blank before a move.
  CHECK(said_in_thehive("1wA1") == Lines{"thehive/bad-move: `1wA1` is not a move"});
  CHECK(said_in_thehive("1) wA1") == Lines{"thehive/bad-move: `1) wA1` is not a move"});
}

TEST_CASE("thehive syntax: blanks") {
  CHECK(said_in_thehive("wA1\nbA1 *|\t wA1") == Lines{"thehive/extra-space: 1 space inside a move -> wA1~bA1*|\t wA1",
                                                      "thehive/extra-space: 2 spaces inside a move -> wA1~bA1 *|wA1"});
  CHECK(said_in_thehive(" \twA1 \t\n  \n\t# x\n  bA1*|wA1  # y  ").empty());
}

TEST_CASE("thehive syntax: what stands between two pieces") {
  const auto contact = [](const std::string& marks) { return said_in_thehive("wA1\nbA1" + marks + "wA1"); };
  CHECK(contact("=") == Lines{"thehive/bad-contact: `=` is not a contact ~> wA1~bA1=*wA1"});
  CHECK(contact("\\\\*") == Lines{"thehive/bad-contact: `\\\\*` is not a contact ~> wA1~bA1\\*wA1"});
  CHECK(contact("*||") == Lines{"thehive/bad-contact: `*||` is not a contact ~> wA1~bA1*|wA1"});
  for (const std::string several : {"|", "*", "*=", "/*/", "=|", "/", "\\", "**"}) {
    CHECK(contact(several) == Lines{"thehive/bad-contact: `" + several + "` is not a contact"});
  }
  for (const std::string none : {"-", "--", "/|\\", "-|-"}) {
    CHECK(contact(none) == Lines{"thehive/bad-contact: `" + none + "` is not a contact"});
  }
  CHECK(contact("* |") == Lines{"thehive/bad-contact: `* |` is not a contact ~> wA1~bA1*|wA1"});
  CHECK(advised("wA1\nbA1|wA1") == "write `*|` if the piece goes east of `wA1`, `|*` if west of it");
  CHECK(advised("wA1\nbA1-wA1") == "the contacts are `*\\`, `*|`, `*/`, `\\*`, `|*`, `/*` and `=*`");
}

TEST_CASE("thehive syntax: what is wrong with the pieces of a wrong contact is said as well") {
  CHECK(said_in_thehive("wA1\nba1 | wQ") ==
        Lines{"thehive/piece-case: the bug is in lower case in `ba` ~> wA1~bA1 | wQ",
              "thehive/extra-space: 1 space inside a move ~> wA1~ba1| wQ", "thehive/bad-contact: `|` is not a contact",
              "thehive/extra-space: 1 space inside a move ~> wA1~ba1 |wQ",
              "thehive/queen-without-number: the queen `wQ` has no number ~> wA1~ba1 | wQ1"});
}

TEST_CASE("thehive syntax: lines that are no move") {
  CHECK(said_in_thehive("hello  there # x") == Lines{"thehive/bad-move: `hello  there` is not a move"});
  const auto about = [](const std::string& line) { return advised("wA1\n" + line); };
  const std::string anything =
      "a move is a piece, or a piece with contact and target, as in `bA1*|wA1`; comments begin with `#`";
  CHECK(about("hello") == anything);
  CHECK(about("A1*|wA1") == anything);
  CHECK(about("PASS") == "`pass` is written in lower case");
  CHECK(about("bA1 wA1*|wA1") == "each move has a line of its own");
  CHECK(about("bA1*|wA1, wQ1/*wA1") == "each move has a line of its own");
  CHECK(about("black: bA1*|wA1") ==
        "only the move `bA1*|wA1` belongs on the line; anything else belongs in a comment, which begins with `#`");
  CHECK(about("bA1wA1") == "a contact such as `*|` comes between two pieces: `bA1*|wA1`");
  CHECK(about("bQ1 wB1 ?") == anything);
  CHECK(about("bA1*|") == "the piece that it touches is missing after the contact");
  CHECK(about("BlackWins") == "the notation has no place for a result; a comment, which begins with `#`, can give it");
  CHECK(about("[White \"x\"]") == "this looks like Hive PGN, which `--from hive-pgn` reads");
  CHECK(about("base+MLP;InProgress;White[1]") == "this looks like a GameString of UHP, which `--from uhp` reads");
  CHECK(about("(;GM[27]") == "this looks like a game of boardspace.net, which `--from boardspace-sgf` reads");
  CHECK(about("bA1*|wA1\rwQ1/*wA1") == "lines end in LF or CRLF, and a carriage return alone ends none");
}

TEST_CASE("thehive syntax: moves that share a line are divided") {
  const std::string said = "thehive/missing-line-end: another move begins here, on the line of the move before ";
  CHECK(said_in_thehive("wA1\nbA1*|wA1wQ1|*wA1\nbQ1*|bA1\n") == Lines{said + "-> wA1~bA1*|wA1~wQ1|*wA1~bQ1*|bA1~"});
  CHECK(said_in_thehive("wA1bA1*|wA1 \t wQ1|*wA1") ==
        Lines{said + "-> wA1~bA1*|wA1 \t wQ1|*wA1", said + "-> wA1bA1*|wA1~wQ1|*wA1"});
  CHECK(said_in_thehive("wA1\r\nbA1*|wA1wQ1|*wA1\r\n") == Lines{said + "-> wA1\r~bA1*|wA1\r~wQ1|*wA1\r~"});
  CHECK(said_in_thehive("1. wA1\n2. bA1*|wA13. wQ1|*wA1") == Lines{said + "-> 1. wA1~2. bA1*|wA1~3. wQ1|*wA1"});
  // A comment or another error may be about the line as it is.
  CHECK(said_in_thehive("wA1\nbA1*|wA1wQ1|*wA1 # x") == Lines{said + "~> wA1~bA1*|wA1~wQ1|*wA1 # x"});
  CHECK(said_in_thehive("wA1\nbA1*|wA1wQ1|*wA1\nbA2*|wA2").front() == said + "~> wA1~bA1*|wA1~wQ1|*wA1~bA2*|wA2");
  CHECK(said_in_thehive("wA1\nbA1*|wA1wQ1|*wA1x") == Lines{"thehive/bad-move: `bA1*|wA1wQ1|*wA1x` is not a move"});
}

TEST_CASE("thehive syntax: characters that look like others") {
  const auto about = [](const std::string& line) { return advised("wA1\n" + line); };
  CHECK(about("bA1*\xE2\x94\x82wA1") ==
        "`\xE2\x94\x82` (U+2502) looks like `|`, and is another character: the move is `bA1*|wA1`");
  CHECK(about("\xEF\xBD\x82\xEF\xBC\xA1\xEF\xBC\x91*|wA1") ==
        "`\xEF\xBD\x82` (U+FF42) looks like `b`, and is another character: the move is `bA1*|wA1`");
  CHECK(about("bA1\xE2\x80\x93wA1") == "`\xE2\x80\x93` (U+2013) looks like `-`, and is another character");
  CHECK(about("bA1*\xEF\xBC\xBCwA1") ==
        "`\xEF\xBC\xBC` (U+FF3C) looks like `\\`, and is another character: the move is `bA1*\\wA1`");
}

TEST_CASE("thehive syntax: general advice is given once a file, special advice each time") {
  test::GameSession session("thehive");
  session.read("hello\nworld\nbA1*|\nbA1/*\nWhiteWins\nBlackWins\n");
  std::vector<std::size_t> helps;
  for (const auto& finding : session.findings()) helps.push_back(finding.helps.size());
  CHECK(helps == std::vector<std::size_t>{1, 0, 1, 1, 1, 0});
}
