// What is said about the moves of a game as they are played.

#include "support/catch.hpp"
#include "support/game_session.hpp"
#include "support/hive/thehive_findings.hpp"

using namespace plyglot;
using test::said_in_thehive;

namespace {

using Lines = std::vector<std::string>;

const std::string opening = "wB1\nbB1*|wB1\nwQ1|*wB1\nbQ1*|bB1\nwB2|*wQ1\nbB2*|bQ1\n";

std::string tildes(std::string text) {
  for (char& c : text) {
    if (c == '\n') c = '~';
  }
  return text;
}
const std::string before = tildes(opening);

}  // namespace

TEST_CASE("thehive play: the first move") {
  CHECK(said_in_thehive("wA1*|bA1") ==
        Lines{"thehive/contact-on-first-move: the first piece has nothing to go beside ~> wA1"});
  CHECK(said_in_thehive("wA1 *| bA1").size() == 3);
  // It may be corrected by the next line.
  CHECK(said_in_thehive("wA1*|bA1\nwA1\nbA1*|wA1") ==
        Lines{"thehive/contact-on-first-move: the first piece has nothing to go beside ~> wA1~bA1*|wA1"});
}

TEST_CASE("thehive play: later moves") {
  CHECK(said_in_thehive("wA1\nbA1") == Lines{"thehive/missing-contact: the move does not say where `bA1` goes"});
  CHECK(said_in_thehive("wA1\nbA1*|wA2") == Lines{"thehive/unknown-target: `wA2` is not on the board"});
  CHECK(said_in_thehive("wA1\nbA1*|bA1") ==
        Lines{"thehive/unknown-target: `bA1` cannot go beside itself: it is not on the board yet"});
}

TEST_CASE("thehive play: the side of the second move") {
  const Lines turned = said_in_thehive("wA1\nbA1/*wA1");
  CHECK(turned == Lines{"thehive/second-move-side: `bA1` goes north-west of `wA1`, and the second piece belongs to the "
                        "east of the first (`*|`)"});
  CHECK(said_in_thehive("wA1\nbA1*|wA1").empty());
  // Only a move that is played has a side.
  CHECK(said_in_thehive("wA1\nwA2/*wA1").size() == 1);
  CHECK(said_in_thehive("wA1\npass\nwQ1|*wA1", {{"pass", "free"}}).empty());
}

TEST_CASE("thehive play: references that are read with a warning") {
  CHECK(said_in_thehive(opening + "wB2|*wB1") ==
        Lines{"thehive/occupied-contact: `wQ1` is there: `wB2` climbs onto it -> " + before + "wB2=*wQ1"});
  CHECK(said_in_thehive(opening + "wB2*/wB2") ==
        Lines{"thehive/self-target: `wB2` goes beside itself: the cell it leaves is meant -> " + before + "wB2\\*wQ1"});
  const std::string stack =
      "wA1\nbA1*|wA1\nwQ1|*wA1\nbQ1*|bA1\nwB1|*wQ1\nbB1*|bQ1\nwB1=*wQ1\nbB1=*bQ1\nwB2|*wB1\nbB2*|bB1\n";
  CHECK(said_in_thehive(stack + "wB2=*wQ1") ==
        Lines{"thehive/not-top-target: `wQ1` is under `wB1` -> " + tildes(stack) + "wB2=*wB1"});
}

TEST_CASE("thehive play: the order of numbers") {
  CHECK(said_in_thehive("wA2\nbA1*|wA2") ==
        Lines{"thehive/number-order: `wA2` comes into play before `wA1` ~> wA1~bA1*|wA1"});
  // The whole game is renumbered, with what is not played and what is written as in UHP.
  CHECK(said_in_thehive("wG3\nbA1*|wG3\nwQ1|*wG3\nbQ1*|bA1\nwG1|*wQ1\nhello\nwG2 -wG1\nwG3*|bQ1") ==
        Lines{"thehive/number-order: `wG3` comes into play before `wG1` ~> "
              "wG1~bA1*|wG1~wQ1|*wG1~bQ1*|bA1~wG2|*wQ1~hello~wG3 -wG2~wG1*|bQ1",
              "thehive/bad-move: `hello` is not a move",
              "thehive/uhp-spelling: `wG2 -wG1` is written as in UHP ~> "
              "wG3~bA1*|wG3~wQ1|*wG3~bQ1*|bA1~wG1|*wQ1~hello~wG2|*wG1~wG3*|bQ1"});
  CHECK(said_in_thehive("wA2\nbA1*|wA2", {{"piece-order", "numeric"}}).front().rfind("hive/piece-order", 0) == 0);
}

TEST_CASE("thehive play: moves as UHP writes them") {
  CHECK(said_in_thehive("wA1\nbA1 wA1-") ==
        Lines{"thehive/uhp-spelling: `bA1 wA1-` is written as in UHP ~> wA1~bA1*|wA1"});
  CHECK(said_in_thehive("wA1\nba1   Wa1\\") ==
        Lines{"thehive/uhp-spelling: `ba1   Wa1\\` is written as in UHP ~> wA1~bA1*/wA1"});
  // The fix of each knows the board that the others make.
  CHECK(said_in_thehive("wS1\nbS1 wS1-\nwQ \\wS1\nbQ bS1/\nwA1 -wS1") ==
        Lines{"thehive/uhp-spelling: `bS1 wS1-` is written as in UHP ~> wS1~bS1*|wS1~wQ \\wS1~bQ bS1/~wA1 -wS1",
              "thehive/uhp-spelling: `wQ \\wS1` is written as in UHP ~> wS1~bS1 wS1-~wQ1/*wS1~bQ bS1/~wA1 -wS1",
              "thehive/uhp-spelling: `bQ bS1/` is written as in UHP ~> wS1~bS1 wS1-~wQ \\wS1~bQ1*\\bS1~wA1 -wS1",
              "thehive/uhp-spelling: `wA1 -wS1` is written as in UHP ~> wS1~bS1 wS1-~wQ \\wS1~bQ bS1/~wA1\\*wQ1"});
  // One that is not legal keeps its reference.
  CHECK(said_in_thehive("wS1\nwA2 /wS1") ==
        Lines{"thehive/uhp-spelling: `wA2 /wS1` is written as in UHP ~> wS1~wA2\\*wS1"});
  CHECK(said_in_thehive("wS1\nwB1 wQ") == Lines{"thehive/uhp-spelling: `wB1 wQ` is written as in UHP ~> wS1~wB1=*wQ1"});
  // What UHP does not write so is none of its moves.
  CHECK(said_in_thehive("wA1\nbA1-wA1").front().rfind("thehive/bad-contact", 0) == 0);
  CHECK(said_in_thehive("wA1\nbQ1 wA1-").front().rfind("thehive/bad-move", 0) == 0);
  CHECK(said_in_thehive("wA1\nbA1 -wA1-").front().rfind("thehive/bad-move", 0) == 0);
}

TEST_CASE("thehive play: a refused line is found, and the game goes on with its correction") {
  const std::string text =
      "wG1\nbS1*|wG1\nwQ1|*wG1\nbQ1*|bS1\nwA1\\*wQ1\nbA1*|bQ1\nwQ1*/bQ1\nwA1*|bA1\nbS2*/bQ1\nwG1=*wQ1\nwG2|*wQ1\n";
  test::GameSession session("thehive");
  session.read(text);
  CHECK(session.report() == "hive/breaks-hive error 49-57\nhive/breaks-hive error 76-84\n");
  CHECK(session.record().plies.size() == 9);
  CHECK_FALSE(session.is_sound());
  CHECK(session.format(text) == text);
}

TEST_CASE("thehive play: the pieces of the record make its game type") {
  test::GameSession session("thehive", {{"pieces", "mlp"}});
  session.read("wL1\nbM1*|wL1\n");
  CHECK(name_of(session.record().type) == "Base+ML");
  // Only those that were played.
  session.read("wL1\nbS1*|wL1\nwM1*|bP1\n");
  CHECK(name_of(session.record().type) == "Base+L");
  session.read("wS1\n");
  CHECK(name_of(session.record().type) == "Base");
}

TEST_CASE("thehive play: canonical references, if asked for") {
  const std::string check = "thehive/not-canonical-reference";
  CHECK(
      said_in_thehive("wA1\nbA1*|wA1\nwQ1/*wA1\nbQ1*\\bA1\nwA2|*wA1", {}, check) ==
      Lines{check + ": the canonical reference to this cell is `\\*wQ1` -> wA1~bA1*|wA1~wQ1/*wA1~bQ1*\\bA1~wA2\\*wQ1"});
  CHECK(said_in_thehive("wA1\nbA1*|wA1\nwQ1/*wA1\nbQ1*\\bA1\nwA2\\*wQ1", {}, check).empty());
  // What is read with a warning has its own fix.
  CHECK(said_in_thehive(opening + "wB2|*wB1", {}, check).empty());
  CHECK(said_in_thehive(opening + "wB2*/wB2", {}, check).empty());
}
