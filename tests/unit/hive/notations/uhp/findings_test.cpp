// What is said about GameStrings, and what its fixes make of them.

#include "support/catch.hpp"
#include "support/game_session.hpp"

using namespace plyglot;

namespace {

using Lines = std::vector<std::string>;

Lines said(const std::string& text, const std::string& notation = "uhp", const test::Options& options = {},
           std::string_view selected = {}) {
  return test::said_in_file(text, notation, options, selected);
}

const std::string four = "wS1;bS1 wS1-;wQ -wS1;bQ bS1-";

}  // namespace

TEST_CASE("uhp findings: blanks, semicolons and the command") {
  CHECK(said("Base;InProgress;Black[1]; wS1") ==
        Lines{"uhp/space-around-separator: 1 space next to a `;` -> Base;InProgress;Black[1];wS1"});
  CHECK(said("Base;InProgress;Black[1] \t;wS1") ==
        Lines{"uhp/space-around-separator: 2 spaces next to a `;` -> Base;InProgress;Black[1];wS1"});
  CHECK(said(" Base;InProgress;Black[1];wS1") ==
        Lines{"uhp/space-around-separator: 1 space at an end of the line -> Base;InProgress;Black[1];wS1"});
  CHECK(said("newgame \tBase;NotStarted;White[1]") ==
        Lines{"uhp/command-word: the command `newgame` comes before the GameString -> Base;NotStarted;White[1]"});
  CHECK(said("Base;NotStarted;White[1];") ==
        Lines{"uhp/trailing-semicolon: nothing follows the last `;` -> Base;NotStarted;White[1]"});
  CHECK(said("Base;InProgress;Black[1]; ;wS1") ==
        Lines{"uhp/empty-move: there is no move between two `;` -> Base;InProgress;Black[1];wS1"});
}

TEST_CASE("uhp findings: a fix that would bring up the same finding again is not safe") {
  CHECK(said("newgame newgame Base;NotStarted;White[1]")[0] ==
        "uhp/command-word: the command `newgame` comes before the GameString ~> newgame Base;NotStarted;White[1]");
  CHECK(said("newgame #Base;NotStarted;White[1]")[0] ==
        "uhp/command-word: the command `newgame` comes before the GameString ~> #Base;NotStarted;White[1]");
  CHECK(said("Base;InProgress;Black[1];wS1;;")[1] ==
        "uhp/trailing-semicolon: nothing follows the last `;` ~> Base;InProgress;Black[1];wS1;");
  // A carriage return that is text would be half of the line end.
  CHECK(said("Base;InProgress;Black[1];wS1\r ").back() ==
        "uhp/space-around-separator: 1 space at an end of the line ~> Base;InProgress;Black[1];wS1\r");
  CHECK(said("Base;InProgress;Black[1];wS1\r ;").back() ==
        "uhp/trailing-semicolon: nothing follows the last `;` ~> Base;InProgress;Black[1];wS1\r ");
  CHECK(said("Base;InProgress;Black[1];1. 2. wS1")[0] ==
        "uhp/move-number: there is a number `1. ` before a move ~> Base;InProgress;Black[1];2. wS1");
}

TEST_CASE("uhp findings: the header in other spellings") {
  CHECK(said("base+plm;notstarted;WHITE[1]") ==
        Lines{"uhp/gametype-case: `base+plm` is written `Base+MLP` -> Base+MLP;notstarted;WHITE[1]",
              "uhp/state-case: the state `notstarted` is written `NotStarted` -> base+plm;NotStarted;WHITE[1]",
              "uhp/turn-case: the turn `WHITE[1]` is written `White[1]` -> base+plm;notstarted;White[1]"});
}

TEST_CASE("uhp findings: fields that are not what they should be are mended by a guess") {
  CHECK(said("Base+X;Playing;White;wL") ==
        Lines{"uhp/bad-gametype: `Base+X` is not a game type ~> Base+L;Playing;White;wL",
              "uhp/bad-state: `Playing` is not a state ~> Base+X;InProgress;White;wL",
              "uhp/bad-turn: `White` is not a turn ~> Base+X;Playing;Black[1];wL"});
  CHECK(said("Base;InProgres;Black[1];wS1")[0] ==
        "uhp/bad-state: `InProgres` is not a state; did you mean `InProgress`? ~> Base;InProgress;Black[1];wS1");
}

TEST_CASE("uhp findings: the true header is known only of a game that was played to its end") {
  CHECK(said("wS1;bS1 wA1-")[0] == "uhp/missing-header: the moves begin without game type, state and turn");
  CHECK(said("Base;Playing;White[2];wS1;bS1 wA1-")[0] == "uhp/bad-state: `Playing` is not a state");
  CHECK(test::findings_in_file("Base;Playing;White[1]", test::language_of("uhp")).at(0).helps ==
        Lines{"the states are `NotStarted`, `InProgress`, `Draw`, `WhiteWins` and `BlackWins`"});
  CHECK(said("Base;;White[2];wS1;bS1 wA1-")[0] == "uhp/empty-header-field: the state is empty");
}

TEST_CASE("uhp findings: missing and empty fields") {
  CHECK(said(four) == Lines{"uhp/missing-header: the moves begin without game type, state and turn -> "
                            "Base;InProgress;White[3];" +
                            four});
  CHECK(said("Base;" + four) == Lines{"uhp/missing-header-field: there is no state -> Base;InProgress;" + four,
                                      "uhp/missing-header-field: there is no turn -> Base;White[3];" + four});
  CHECK(said("Base;Draw") == Lines{"uhp/state-mismatch: after the moves the state is `NotStarted`, not `Draw` ~> "
                                   "Base;NotStarted",
                                   "uhp/missing-header-field: there is no turn -> Base;Draw;White[1]"});
  CHECK(said("Base; ")[2] == "uhp/missing-header-field: there is no state -> Base;NotStarted ");
  CHECK(said("Base ")[1] == "uhp/missing-header-field: there is no state -> Base;NotStarted ");
  CHECK(said("Base; ;White[3];" + four) ==
        Lines{"uhp/empty-header-field: the state is empty -> Base;InProgress;White[3];" + four});
  CHECK(said("Base;InProgress;\t;" + four) ==
        Lines{"uhp/empty-header-field: the turn is empty -> Base;InProgress;White[3];" + four});
}

TEST_CASE("uhp findings: beside an error what is missing is only a guess") {
  CHECK(said("Hive;White[1]")[1] == "uhp/missing-header-field: there is no state ~> Hive;NotStarted;White[1]");
  CHECK(said("Base;;White")[0] == "uhp/empty-header-field: the state is empty ~> Base;NotStarted;White");
}

TEST_CASE("uhp findings: state and turn are compared with the board") {
  CHECK(said("Base;NotStarted;Black[1];" + four) ==
        Lines{"uhp/state-mismatch: after the moves the state is `InProgress`, not `NotStarted` -> "
              "Base;InProgress;Black[1];" +
                  four,
              "uhp/turn-mismatch: after 4 plies the turn is `White[3]`, not `Black[1]` -> "
              "Base;NotStarted;White[3];" +
                  four});
  // Players may have agreed upon it.
  CHECK(said("Base;WhiteWins;White[3];" + four) ==
        Lines{"uhp/state-mismatch: after the moves the state is `InProgress`, not `WhiteWins` ~> "
              "Base;InProgress;White[3];" +
              four});
}

TEST_CASE("uhp findings: moves") {
  const std::string header = "Base;InProgress;White[2];";
  CHECK(said(header + "wS1;bS1  wS1-")[0] ==
        "uhp/extra-space: there are 2 spaces between the piece and its reference -> " + header + "wS1;bS1 wS1-");
  CHECK(said(header + "wS1;bS1\twS1-")[0] ==
        "uhp/extra-space: there is a tab between the piece and its reference -> " + header + "wS1;bS1 wS1-");
  CHECK(said(header + "wS1;BS1 wS1-")[0] == "uhp/piece-case: `BS` is written `bS` -> " + header + "wS1;bS1 wS1-");
  CHECK(said(header + "wS1 wS1/;bS1 wS1-")[0] ==
        "uhp/reference-on-first-move: the first piece has nothing to go beside -> " + header + "wS1;bS1 wS1-");
  CHECK(said(header + "wS1 .;bS1 wS1-")[0] ==
        "uhp/dot-reference: the first piece goes nowhere but to the table -> " + header + "wS1;bS1 wS1-");
  CHECK(said(header + "wS1;bS1 \\\\wS1")[0] ==
        "uhp/doubled-backslash: the mark `\\` is doubled, as in a program's text -> " + header + "wS1;bS1 \\wS1");
  CHECK(said(header + "wS1;bS1 wS1- wQ -wS1")[0] ==
        "uhp/missing-separator: another move begins here, without a separator ~> " + header + "wS1;bS1 wS1-;wQ -wS1");
}

TEST_CASE("uhp findings: moves that run together are divided, safely where nothing else is wrong") {
  const std::string start = "Base;InProgress;White[3];wS1;bS1 wS1-";
  const std::string said_of_one = "uhp/missing-separator: another move begins here, without a separator ";
  CHECK(said(start + ";wQ -wS1bQ bS1-") == Lines{said_of_one + "-> " + start + ";wQ -wS1;bQ bS1-"});
  CHECK(said(start + "wQ -wS1bQ bS1-") ==
        Lines{said_of_one + "-> " + start + ";wQ -wS1bQ bS1-", said_of_one + "-> " + start + "wQ -wS1;bQ bS1-"});
  CHECK(said(start + ";wQ -wS1bQ wS1-")[0] == said_of_one + "~> " + start + ";wQ -wS1;bQ wS1-");
}

TEST_CASE("uhp findings: a missing number is written where only one makes the move legal") {
  CHECK(said("Base;InProgress;Black[1];wS") ==
        Lines{"uhp/missing-number: `wS` does not say which spider it is ~> Base;InProgress;Black[1];wS1"});
  // The reference can only be the spider that is there.
  CHECK(said("Base;InProgress;White[2];wS1;bA wS-") ==
        Lines{"uhp/missing-number: `bA` does not say which ant it is ~> Base;InProgress;White[2];wS1;bA1 wS-",
              "uhp/missing-number: `wS` does not say which spider it is ~> Base;InProgress;White[2];wS1;bA wS1-"});
  // Either ant could go there.
  const std::string game = "wA1;bA1 wA1-;wQ -wA1;bQ bA1-;wA2 /wQ;bA2 bQ-;";
  CHECK(said("Base;InProgress;Black[4];" + game + "wA wQ\\")[0] ==
        "uhp/missing-number: `wA` does not say which ant it is");
  // No spider could.
  CHECK(said("Base;InProgress;White[2];wS1;bS bA1-")[0] == "uhp/missing-number: `bS` does not say which spider it is");
}

TEST_CASE("uhp findings: the dialect of hivegame.com") {
  const std::string climb = "Base;InProgress;Black[4];wB1;bB1 wB1-;wQ -wB1;bQ bB1-;wB2 -wQ;bB2 bQ-;wB2 -wB1";
  CHECK(said(climb).size() == 1);
  CHECK(said(climb, "uhp:hivegame").empty());
  test::GameSession session("uhp:hivegame");
  session.read("wS1;bS1 wS1-");
  CHECK(session.report() == "uhp/missing-header info 0-0\n");
  session.read("Base;Draw");
  CHECK(session.report() == "uhp/state-mismatch warning 5-9\nuhp/missing-header-field info 9-9\n");
}

TEST_CASE("uhp findings: canonical references, on request") {
  const std::string game = "Base;InProgress;Black[3];wS1;bS1 wS1-;wQ \\wS1;bQ bS1-;wA1 -wS1";
  CHECK(said(game).empty());
  const std::string canonical = "Base;InProgress;Black[3];wS1;bS1 wS1-;wQ \\wS1;bQ bS1-;wA1 /wQ";
  CHECK(said(game, "uhp", {}, "uhp/not-canonical-reference") ==
        Lines{"uhp/not-canonical-reference: the canonical reference for this place is `/wQ` -> " + canonical});
  CHECK(said(canonical, "uhp", {}, "uhp/not-canonical-reference").empty());
  test::GameSession canonical_session("uhp");
  CHECK(canonical_session.format(game) == canonical + '\n');
  test::GameSession keeping_session("uhp", {{"references", "keep"}});
  CHECK(keeping_session.format(game) == game + '\n');
}

TEST_CASE("uhp findings: rule options") {
  const std::string queen = "Base;InProgress;Black[1];wQ";
  CHECK(said(queen).size() == 1);
  CHECK(said(queen, "uhp", {{"queen-first", "allowed"}}).empty());
  const std::string second = "Base;InProgress;Black[1];wS2";
  CHECK(said(second).size() == 1);
  test::GameSession any("uhp", {{"piece-order", "any"}});
  CHECK(any.format(second) == second + '\n');
}

TEST_CASE("uhp findings: comments, blank lines and line ends of a file") {
  test::GameSession session("uhp");
  const std::string game = "Base;InProgress;Black[1];wS1";
  CHECK(session.format("\xEF\xBB\xBF# a game\r\n\r\n  # another\t\r\n" + game + "\r\n") ==
        "# a game\n\n  # another\n" + game + '\n');
  CHECK(session.findings().empty());
}
