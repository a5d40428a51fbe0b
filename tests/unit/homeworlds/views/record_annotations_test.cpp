#include "homeworlds/views/record_annotations.hpp"

#include "support/checks/catch.hpp"
#include "support/homeworlds/annotating.hpp"
#include "support/homeworlds/games.hpp"
#include "text/format.hpp"

#include <algorithm>

using namespace plyglot;
using homeworlds::Dialect;
using test::annotated_homeworlds;
using test::AnnotatedHomeworlds;

namespace {

// `Ann, renamed: Ann* Ann Ann`, where the star marks the place where the thing comes into the game.
std::string things_in(const AnnotatedHomeworlds& game) {
  std::string lines;
  for (std::uint32_t i = 0; i < game.annotations.things.size(); ++i) {
    const annotations::Thing& thing = game.annotations.things[i];
    lines += thing.name + (thing.can_be_renamed ? ", renamed:" : ":");
    for (const annotations::Mention& mention : game.annotations.mentions) {
      if (mention.thing == i) lines += ' ' + game.slice(mention.span) + (mention.is_definition ? "*" : "");
    }
    lines += '\n';
  }
  return lines;
}

// The text with its hints in brackets.
std::string hinted(const AnnotatedHomeworlds& game) {
  std::string text = game.text;
  for (std::size_t i = game.annotations.hints.size(); i > 0; --i) {
    const annotations::Hint& hint = game.annotations.hints[i - 1];
    text.insert(hint.offset, '[' + hint.text + ']');
  }
  return text;
}

// `words | remark`, with the ply after which the board is shown.
std::string remarks_in(const AnnotatedHomeworlds& game) {
  std::string lines;
  for (const annotations::Remark& remark : game.annotations.remarks) {
    std::string words = game.slice(remark.span);
    std::replace(words.begin(), words.end(), '\n', '~');
    lines += words + " | " + remark.text;
    if (remark.ply) lines += " @" + std::to_string(*remark.ply);
    lines += '\n';
  }
  return lines;
}

// What is said of the only action of the last turn.
std::string last_remark(const AnnotatedHomeworlds& game) { return game.annotations.remarks.back().text; }
std::string last_remark(const std::string& text) { return last_remark(annotated_homeworlds(text)); }

// A line for each part, indented by those around it: its name and, after a dash, the detail.
std::string parts_in(const AnnotatedHomeworlds& game) {
  std::string lines;
  std::vector<std::size_t> ends;
  for (std::size_t i = 0; i < game.annotations.parts.size(); ++i) {
    const annotations::Part& part = game.annotations.parts[i];
    while (!ends.empty() && ends.back() == i) ends.pop_back();
    lines += std::string(2 * ends.size(), ' ') + part.name + (part.detail.empty() ? "" : " - " + part.detail) + '\n';
    ends.push_back(i + 1 + part.parts_inside);
  }
  return lines;
}

const std::string two_homes = "Players: Ann, Ben\nhomeworld b2 r1 g3 Alder\nhomeworld b1 y2 g3 Birch\n";
const std::string middle_game = "<0>; Alder(0,b2r1)g3y1-; Birch(1,b1y2)-g3g3r1; Dust(b3)y2-y1\n";
const std::string transcript =
    "Participants: Ben (S), Ann (N)\nWinner: ann\n\n1) Ann: Homeworld B2 R1 G3\n\n2) Ben: Homeworld B1 Y2 G3\n\n"
    "3) Ann: Build G1 Ann\n\n4) Ben: Build G1 Ben\n";

}  // namespace

TEST_CASE("homeworlds annotations: systems and players by the places that name them") {
  const auto game = annotated_homeworlds(two_homes + "1) Ann: build g1 alder\n2) Ben: build g1 Birch\n");
  CHECK(things_in(game) ==
        "Ann, renamed: Ann* Ann\nBen, renamed: Ben* Ben\nAlder, renamed: Alder* alder\nBirch, renamed: Birch* Birch\n");
  CHECK(game.annotations.things[0].kind == annotations::ThingKind::player);
  CHECK(game.annotations.things[2].kind == annotations::ThingKind::place);
}

TEST_CASE("homeworlds annotations: systems of the position, and one name given twice") {
  const auto game = annotated_homeworlds(middle_game +
                                         "move y2 Dust Birch\nmove y1 Dust Alder\ndiscover y1 Alder r3 Dust\n"
                                         "build g1 Birch\nmove y1 Dust Birch\n");
  CHECK(things_in(game) ==
        "Alder, renamed: Alder* Alder Alder\nBirch, renamed: Birch* Birch Birch Birch\n"
        "Dust, renamed: Dust* Dust Dust\nDust, renamed: Dust* Dust\n");
}

TEST_CASE("homeworlds annotations: without a header the first handle of each player brings the player in") {
  const auto game = annotated_homeworlds(
      "1) Ann: homeworld b2 r1 g3 A\n2) Ben: homeworld b1 y2 g3 B\n3) Ann: build g1 A\n4) Ben: build g1 B\n");
  CHECK(things_in(game) == "Ann, renamed: Ann* Ann\nA, renamed: A* A\nBen, renamed: Ben* Ben\nB, renamed: B* B\n");
}

TEST_CASE("homeworlds annotations: a home that is called by its player names both") {
  const auto game = annotated_homeworlds(transcript, Dialect::sdg);
  CHECK(things_in(game) ==
        "Ben, renamed: Ben* Ben Ben Ben\nAnn, renamed: Ann* ann Ann Ann Ann\n"
        "Ann: Homeworld B2 R1 G3* Ann\nBen: Homeworld B1 Y2 G3* Ben\n");
  // The home comes last, which is what is meant there.
  const auto& mentions = game.annotations.mentions;
  const auto is_home = [&](const annotations::Mention& mention) { return mention.thing == 3; };
  const auto last = std::find_if(mentions.rbegin(), mentions.rend(), is_home);
  REQUIRE(last == mentions.rbegin());
  CHECK(std::next(last)->span == last->span);
}

TEST_CASE("homeworlds annotations: whose home is called by the seat keeps the name") {
  const auto game =
      annotated_homeworlds("Players: Ann, Ben\nhomeworld b2 r1 g3\nhomeworld b1 y2 g3 B\nbuild g1 north\n");
  CHECK(things_in(game) == "Ann: Ann*\nBen: Ben*\nAnn: homeworld b2 r1 g3* north\nB, renamed: B*\n");
}

TEST_CASE("homeworlds annotations: a header may name the winner") {
  CHECK(things_in(annotated_homeworlds("Winner: ben  # he says\nPlayers: Ann, Ben\nWinner: Cleo\n")) ==
        "Ben, renamed: ben Ben*\nAnn, renamed: Ann*\n");
}

TEST_CASE("homeworlds annotations: players who are named by a comment keep their names") {
  CHECK(things_in(annotated_homeworlds("# Players: Ann, Ben\nhomeworld b2 r1 g3 A\n", Dialect::jpb)) ==
        "Ann: Ann*\nBen: Ben*\nA, renamed: A*\n");
}

TEST_CASE("homeworlds annotations: what may be named in a word without a meaning is not renamed") {
  const std::string dropped = two_homes + "biuld g1 Alder\n";
  CHECK(things_in(annotated_homeworlds(dropped)) == "Ann: Ann*\nBen: Ben*\nAlder: Alder*\nBirch: Birch*\n");
  const std::string second_position = two_homes + "<0>; Alder(0,b2r1)g3-\n";
  CHECK(things_in(annotated_homeworlds(second_position)) == "Ann: Ann*\nBen: Ben*\nAlder: Alder*\nBirch: Birch*\n");
  // An error of the rules alone does not matter.
  CHECK(things_in(annotated_homeworlds(two_homes + "build g2 Alder\n")) ==
        "Ann, renamed: Ann*\nBen, renamed: Ben*\nAlder, renamed: Alder* Alder\nBirch, renamed: Birch*\n");
}

TEST_CASE("homeworlds annotations: names of a fragment are things, of which no more is known") {
  const auto game = annotated_homeworlds("move g1 Alder Birch\nbuild g1 birch\ndiscover y1 Birch g2 Fern\npass\n");
  CHECK(things_in(game) == "Alder: Alder\nBirch: Birch birch Birch\nFern: Fern*\n");
  CHECK(parts_in(game) ==
        "North, South - 4 turns, a fragment\n  move g1 Alder Birch - turn 1\n    move g1 Alder Birch\n"
        "  build g1 birch - turn 2\n    build g1 birch\n  discover y1 Birch g2 Fern - turn 3\n"
        "    discover y1 Birch g2 Fern\n  pass - turn 4\n    pass\n");
  CHECK(remarks_in(game).substr(0, 139) ==
        "move g1 Alder Birch | turn 1\nmove g1 Alder Birch | turn 1: moves a small green ship from `Alder` to `Birch` "
        "(not played, since the position");
}

TEST_CASE("homeworlds annotations: one word of two ships is one place") {
  const auto game = annotated_homeworlds(
      "Sam (0, y3b1) g3-\nRay (1, g1y2) -b3\nbuild g1 at Sam\nbuild b1 at Ray\nsacrifice g3 at Sam; build g1g2 at "
      "Sam\n",
      Dialect::quux);
  CHECK(things_in(game) == "Sam, renamed: Sam* Sam Sam Sam\nRay, renamed: Ray* Ray\n");
  CHECK(last_remark(game) == "turn 5, North: builds a small green ship at `Sam`; builds a medium green ship at `Sam`");
  CHECK(parts_in(game).substr(parts_in(game).find("\n  sacrifice") + 1) ==
        "  sacrifice g3 at Sam; build g1g2 at Sam - turn 5, North\n    sacrifice g3 at Sam\n    build g1g2 at Sam\n");
}

TEST_CASE("homeworlds annotations: a name that is not written is a hint, and decides on other names") {
  const auto game = annotated_homeworlds(
      "homeworld b2 r1 y3 Lee\nhomeworld b1 y2 g3 Ray\ndiscover y3 Lee g3\nbuild g1 Ray\nmove y3 A Lee\n",
      Dialect::jpb);
  CHECK(things_in(game) == "Lee: Lee* Lee Lee\nRay: Ray* Ray\nA: discover y3 Lee g3* A\n");
  CHECK(hinted(game).find("discover y3 Lee g3[A]\n") != std::string::npos);
}

TEST_CASE("homeworlds annotations: hints say what the notation leaves to the reader") {
  CHECK(hinted(annotated_homeworlds("<0>; A(0,b2r1)g1-; B(1,b2y3)-g1g3; C(r1)g1-y1\nattack y1 C\nbuild g B\n")) ==
        "<0>; A(0,b2r1)g1-; B(1,b2y3)-g1g3; C(r1)g1-y1\nattack y1[South] C\nbuild g[g2] B\n");
  CHECK(hinted(annotated_homeworlds("<0>; A(0,b2r1)g1-; B(1,b2y3)-g1g3; C(r1)g1-y1\nattack y1s C\nbuild g2 B\n")) ==
        "<0>; A(0,b2r1)g1-; B(1,b2y3)-g1g3; C(r1)g1-y1\nattack y1s C\nbuild g2 B\n");
  CHECK(hinted(annotated_homeworlds("homeworld b2 r1 g3 *\n")) == "homeworld b2 r1 g3[North] *\n");
  CHECK(hinted(annotated_homeworlds("build g B\nattack y1 C\ndiscover y1 B g2\n")) ==
        "build g B\nattack y1 C\ndiscover y1 B g2\n");
}

TEST_CASE("homeworlds annotations: every verb in words") {
  CHECK(last_remark("homeworld b2 r1 g3 Alder") ==
        "turn 1, North: sets up the home `Alder` with a medium blue and a small red star and a large green ship");
  CHECK(last_remark("homeworld b2 b2 g3") ==
        "turn 1, North: sets up the home `North` with two medium blue stars and a large green ship");
  CHECK(last_remark("homeworld - r1 g3 Alder") ==
        "turn 1, North: sets up the home `Alder` with a small red star and a large green ship");
  CHECK(last_remark(middle_game + "build g1 Alder") == "turn 1, North: builds a small green ship at `Alder`");
  CHECK(last_remark(middle_game + "trade y1 Alder b") ==
        "turn 1, North: trades a small yellow ship at `Alder` for a blue one");
  CHECK(last_remark(middle_game + "discover y1 Alder r3 Fern") ==
        "turn 1, North: discovers `Fern`, a large red star, with a small yellow ship from `Alder`");
  CHECK(last_remark(middle_game + "pass") == "turn 1, North: passes");
  CHECK(last_remark(annotated_homeworlds("homeworld b1 y2 g3\nhomeworld g1 b3 y3\nsacrifice g3 north, pass *\n",
                                         Dialect::ap)) ==
        "turn 3, North: passes all that is left; `North` is gone; South wins");
}

TEST_CASE("homeworlds annotations: what else an action brings about") {
  CHECK(last_remark(middle_game + "pass\nmove y1 Dust Alder\nmove y2 Dust Birch") ==
        "turn 3, North: moves a medium yellow ship from `Dust` to `Birch`; `Dust` is gone");
  CHECK(last_remark("<0>; A(0,b2r1)g3-; B(1,r3r2)-r1; C(y1)r2-r3\nsacrifice r2 C; attack r3 C; catastrophe B r") ==
        "turn 1, North: calls a catastrophe of red at `B` (not played)");
  CHECK(last_remark("<0>; A(0,b2r1)g3-; B(1,r3r2)r3-r1; C(y1)r2-r3\ncatastrophe B r *") ==
        "turn 1, North: calls a catastrophe of red at `B`: four pieces go to the bank; `B` is gone; North wins");
  CHECK(last_remark("<0>; A(0,b2b1)b3-; B(1,r3r2)-r1; C(b1)b2-b3b3\nattack b3 C; catastrophe C b") ==
        "turn 1, North: calls a catastrophe of blue at `C`: four pieces go to the bank; `C` is gone");
}

TEST_CASE("homeworlds annotations: attacks and sacrifices in words") {
  const std::string border = "Players: Ann, Ben\n<0>; A(0,b2r1)g3-; B(1,b1y3)-g3y1; C(r3)g2y2-g1\n";
  CHECK(last_remark(border + "attack g1 C") == "turn 1, Ann: captures Ben's small green ship at `C`");
  CHECK(last_remark(border + "sacrifice g2 C") ==
        "turn 1, Ann: sacrifices a medium green ship at `C` for up to two builds");
  CHECK(last_remark(border + "pass\nsacrifice y1 B") ==
        "turn 2, Ben: sacrifices a small yellow ship at `B` for one move");
}

TEST_CASE("homeworlds annotations: the ship that is built is the smallest, whatever the text says") {
  CHECK(last_remark(middle_game + "build g3 Alder") ==
        "turn 1, North: builds a small green ship at `Alder`, not the large one of the text");
}

TEST_CASE("homeworlds annotations: what is not played is not shown as if it were") {
  const auto game = annotated_homeworlds(middle_game + "move y1 Alder Nowhere\nbuild g1 Birch\n1) Ann: trade x\n");
  CHECK(remarks_in(game).substr(remarks_in(game).find("\nmove") + 1) ==
        "move y1 Alder Nowhere | turn 1\n"
        "move y1 Alder Nowhere | turn 1: moves a small yellow ship from `Alder` to `Nowhere` (not played)\n"
        "build g1 Birch | turn 2\n"
        "build g1 Birch | turn 2: builds a small green ship at `Birch` (not played, since the position is not known "
        "here)\n"
        "1) Ann: trade x | turn 3, Ann\n");
  // A word without a meaning, and what comes after it.
  const auto broken = annotated_homeworlds(middle_game + "sacrifice g3 Alder; build gx Alder; build y1 Alder");
  CHECK(remarks_in(broken).substr(remarks_in(broken).find("\nsacrifice g3 Alder |") + 1) ==
        "sacrifice g3 Alder | turn 1, North: sacrifices a large green ship at `Alder` for up to three builds\n"
        "build gx Alder | turn 1, North: not played\n"
        "build y1 Alder | turn 1, North: not played\n");
  CHECK(last_remark(middle_game + "sacrifice y1 Alder; pass 3") ==
        "turn 1, North: passes three times (not all of it is played)");
}

TEST_CASE("homeworlds annotations: headers and the position in words") {
  const auto game = annotated_homeworlds(
      "Players: Ann, Ben\nRules: jpb\nRules: ap\nDialect: seed\nLayout: line\nEvent: a game\nPlayers: X, Y\n" +
      middle_game);
  CHECK(remarks_in(game) ==
        "Players: Ann, Ben | the players by seat: Ann is North and Ben is South\n"
        "Rules: jpb | the game is played by the rules of `jpb`\n"
        "Rules: ap | this has no effect here\n"
        "Dialect: seed | turns are written in the dialect `seed`\n"
        "Layout: line | how lines form turns\n"
        "Event: a game | `Event` is kept as it is: the play does not depend on it\n"
        "Players: X, Y | this has no effect here\n"
        "<0>; Alder(0,b2r1)g3y1-; Birch(1,b1y2)-g3g3r1; Dust(b3)y2-y1 | the game begins with this position, Ann is to "
        "move @0\n"
        "Alder(0,b2r1)g3y1- | `Alder`, the home of Ann: a medium blue and a small red star; Ann has a large green and "
        "a small yellow ship @0\n"
        "Birch(1,b1y2)-g3g3r1 | `Birch`, the home of Ben: a small blue and a medium yellow star; Ben has two large "
        "green and a small red ship @0\n"
        "Dust(b3)y2-y1 | `Dust`: a large blue star; Ann has a medium yellow ship; Ben has a small yellow ship @0\n");
}

TEST_CASE("homeworlds annotations: the board is shown after the turn of an action") {
  const auto game =
      annotated_homeworlds(transcript + "   hello\n\n5) Ann: Sacrifice G1 Ann\nBuild G1 Ann\n", Dialect::sdg);
  CHECK(remarks_in(game).substr(remarks_in(game).find("\n4)") + 1) ==
        "4) Ben: Build G1 Ben | turn 4, Ben @4\n"
        "Build G1 Ben | turn 4, Ben: builds a small green ship at `Ben` @4\n"
        "5) Ann: Sacrifice G1 Ann~Build G1 Ann | turn 5, Ann @5\n"
        "Sacrifice G1 Ann | turn 5, Ann: sacrifices a small green ship at `Ann` for one build @5\n"
        "Build G1 Ann | turn 5, Ann: builds a small green ship at `Ann` @5\n");
}

TEST_CASE("homeworlds annotations: the outline of a game") {
  const auto game = annotated_homeworlds(
      "Players: Ann, Ben\nEvent: a game\n<0>; A(0,b2r1)g3-; B(1,r3r2)-r1; C(y1)r2-r3\n\n"
      "7) Ann: sacrifice r2 C;\n  build g1 A *\n  # far\n8) Ben:\n",
      Dialect::seed);
  CHECK(parts_in(game) ==
        "Ann, Ben - 2 turns, open\n  Players - Ann, Ben\n  Event - a game\n"
        "  <0>; A(0,b2r1)g3-; B(1,r3r2)-r1; C(y1)r2-r3\n"
        "  7) Ann: sacrifice r2 C; build g1 A * - turn 1, Ann\n    sacrifice r2 C\n    build g1 A\n"
        "  8) Ben - turn 2, Ben\n");
}

TEST_CASE("homeworlds annotations: how games end, in the outline") {
  const auto first_line = [](const std::string& text) {
    return annotated_homeworlds(text).annotations.parts.front().detail;
  };
  const std::string last_ship = "<0>; A(0,b2r1)g3-; B(1,r3r2)r3-r1\n";
  CHECK(first_line(last_ship + "catastrophe B r *\npass") == "2 turns, won by North");
  CHECK(first_line("<0>; A(0,r1b2)y1-; B(1,y3y3)-y2\nmove y1 A B; catastrophe B y *") == "1 turn, a draw");
  CHECK(first_line(last_ship + "pass\nmove g1 A B") == "2 turns, certain up to turn 1");
}

TEST_CASE("homeworlds annotations: a game record in JSON") {
  const auto game = annotated_homeworlds(
      R"({"moves":[["homeworld b1 y2 g3","homeworld g1 b3 y3"],["build g north","discover y3 south g2 t\u0061u"],)"
      R"(["pass",""]],"header":{"site":{"name":"x"},"players":[{"name":"Ann"},{"name":"Ben"}]}})",
      Dialect::ap);
  CHECK(parts_in(game) ==
        "Ann, Ben - 6 turns, won by Ann\n  homeworld b1 y2 g3 - turn 1, Ann\n    homeworld b1 y2 g3\n"
        "  homeworld g1 b3 y3 - turn 2, Ben\n    homeworld g1 b3 y3\n  build g north - turn 3, Ann\n"
        "    build g north\n  discover y3 south g2 t\\u0061u - turn 4, Ben\n    discover y3 south g2 t\\u0061u\n"
        "  pass - turn 5, Ann\n    pass\n  Site - x\n");
  CHECK(hinted(game).find("\"homeworld b1 y2 g3[North]\"") != std::string::npos);
  CHECK(hinted(game).find("\"build g[g1] north\"") != std::string::npos);
  CHECK(things_in(game) ==
        "North: homeworld b1 y2 g3* north\nSouth: homeworld g1 b3 y3* south\ntau: t\\u0061u*\nAnn: Ann*\nBen: Ben*\n");
  CHECK(annotated_homeworlds("{\"moves\":3}", Dialect::ap).annotations.parts.empty());
}
