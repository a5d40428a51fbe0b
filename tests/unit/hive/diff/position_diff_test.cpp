#include "hive/diff/position_diff.hpp"

#include "support/checks/catch.hpp"
#include "support/hive/board.hpp"

using namespace plyglot;
using namespace plyglot::hive;
using plyglot::test::position_of;

namespace {

std::string text_of(const Position& a, const Position& b) {
  std::string text;
  append_text(a, diff(a, b), text);
  return text;
}

std::string text_of(const std::string& a, const std::string& b) { return text_of(position_of(a), position_of(b)); }

}  // namespace

TEST_CASE("a position does not differ from itself") {
  const Position position = position_of("0,0=wQ1 1,0=wA1>bB1! 2,-1=bQ1");
  const PositionDiff none = diff(position, position);
  CHECK(none.relation == Relation::same);
  CHECK(none.change_count() == 0);
  CHECK(text_of(position, position) == "A and B are the same position\n");
}

TEST_CASE("ordinals and the place of the first bug do not matter") {
  CHECK(text_of("0,0=wA1 1,0=wA2 2,0=bQ1", "0,0=bQ1 -1,0=wA1 -2,0=wA2") == "A and B are the same position\n");
}

TEST_CASE("a turned position is the same, and the turn is said") {
  const std::string east = "0,0=wQ1 1,0=wA1 2,-1=bA1";
  CHECK(text_of(east, "0,0=wQ1 0,1=wA1 1,1=bA1") ==
        "A and B are the same position: B is turned by 60 degrees clockwise\n");
  CHECK(text_of(east, "0,0=wQ1 -1,0=wA1 -2,1=bA1") == "A and B are the same position: B is turned by 180 degrees\n");
  CHECK(text_of(east, "0,0=wQ1 1,-1=wA1 1,-2=bA1") ==
        "A and B are the same position: B is turned by 60 degrees counter-clockwise\n");
}

TEST_CASE("a mirror image is another position, and the mirror is said") {
  const std::string east = "0,0=wQ1 1,0=wA1 2,-1=bA1";
  const PositionDiff mirrored = diff(position_of(east), position_of("0,0=wQ1 1,0=wA1 1,1=bA1"));
  CHECK(mirrored.relation == Relation::mirrored);
  CHECK(text_of(east, "0,0=wQ1 1,0=wA1 1,1=bA1") == "B is a mirror image of A: top and bottom exchanged\n");
  CHECK(text_of(east, "0,0=wQ1 -1,0=wA1 -1,-1=bA1") == "B is a mirror image of A: left and right exchanged\n");
  CHECK(text_of(east, "0,0=wQ1 0,1=wA1 -1,2=bA1") ==
        "B is a mirror image of A: top and bottom exchanged, then turned by 60 degrees clockwise\n");
}

TEST_CASE("a move is described by neighbours that stay") {
  CHECK(text_of("0,0=wQ1 1,0=bQ1 2,0=bA1 -1,0=wA1", "0,0=wQ1 1,0=bQ1 2,0=bA1 2,-1=wA1") ==
        "1 difference between A and B\n"
        "  moved      wA1 from -wQ to bQ/\n");
}

TEST_CASE("every direction has its name") {
  const std::string queen = "0,0=bQ1 ";
  const auto added = [&](const std::string& ant) {
    const std::string text = text_of(queen, queen + ant);
    return text.substr(text.find(" at ") + 4);
  };
  CHECK(added("1,-1=wA1") == "bQ/\n");
  CHECK(added("1,0=wA1") == "bQ-\n");
  CHECK(added("0,1=wA1") == "bQ\\\n");
  CHECK(added("-1,1=wA1") == "/bQ\n");
  CHECK(added("-1,0=wA1") == "-bQ\n");
  CHECK(added("0,-1=wA1") == "\\bQ\n");
}

TEST_CASE("the nearest bugs of a kind are taken for the same ones") {
  CHECK(text_of("0,0=wQ1 1,0=bQ1 2,0=bS1 -1,0=wA1 3,0=wA2", "0,0=wQ1 1,0=bQ1 2,0=bS1 -1,1=wA1 2,1=wA2") ==
        "2 differences between A and B\n"
        "  moved      wA1 from -wQ to /wQ\n"
        "  moved      wA2 from bS1- to bS1\\\n");
}

TEST_CASE("bugs climb and change their height") {
  CHECK(text_of("0,0=wQ1 1,0=bQ1 -1,0=wB1", "0,0=wQ1>wB1 1,0=bQ1") ==
        "1 difference between A and B\n"
        "  moved      wB1 from -wQ onto wQ\n");
  CHECK(text_of("0,0=wQ1>wB1>bB1 1,0=bQ1", "0,0=wQ1>bB1 1,0=bQ1>wB1") ==
        "2 differences between A and B\n"
        "  moved      wB1 from on top of wQ onto bQ\n"
        "  restacked  bB1 at -bQ, height 3 -> 2\n");
}

TEST_CASE("bugs come and go") {
  CHECK(text_of("0,0=wQ1 1,0=bQ1 2,0=bA1", "0,0=wQ1 1,0=bQ1 -1,0=wG1") ==
        "2 differences between A and B\n"
        "  removed    bA1 from bQ-\n"
        "  added      wG at -wQ\n");
  CHECK(text_of("", "0,0=wQ1") ==
        "1 difference between A and B\n"
        "  added      wQ\n");
}

TEST_CASE("where no neighbour stays, those of the board in question tell the place") {
  CHECK(text_of("0,0=wQ1 1,0=bQ1 2,0=bA1 3,0=wG1 4,0=wS1", "0,0=wQ1 1,0=bQ1 2,0=bA1 0,1=wG1 -1,2=wS1") ==
        "2 differences between A and B\n"
        "  moved      wG1 from bA1- to /bQ\n"
        "  moved      wS1 from wG1- to /wG1\n");
}

TEST_CASE("set, side and mark are compared") {
  const Position a = position_of("0,0=wQ1 1,0=bQ1! 2,0=bA1");
  Position b = position_of("0,0=wQ1 1,0=bQ1 2,0=bA1!");
  b.to_move = Colour::black;
  b.set.of(Colour::white, BugKind::mosquito) = 0;
  b.set.of(Colour::black, BugKind::ant) = 4;
  CHECK(text_of(a, b) ==
        "4 differences between A and B\n"
        "  set        white mosquito: 1 -> 0\n"
        "  set        black ant: 3 -> 4\n"
        "  to move    White -> Black\n"
        "  last moved bQ -> bA1\n");
  b = a;
  b.last_moved.reset();
  b.to_move.reset();
  b.is_set_known = false;
  CHECK(text_of(a, b) ==
        "3 differences between A and B\n"
        "  set        known -> unknown\n"
        "  to move    White -> unknown\n"
        "  last moved bQ -> none\n");
}

TEST_CASE("the last moved bug may have moved again") {
  CHECK(text_of("0,0=wQ1 1,0=bQ1 2,0=bA1!", "0,0=wQ1 1,0=bQ1 2,-1=bA1!") ==
        "1 difference between A and B\n"
        "  moved      bA1 from bQ- to bQ/\n");
}

TEST_CASE("the mark decides which of two turns it is") {
  // Turned by 180 degrees these three bugs look the same, but for the mark.
  const PositionDiff turned = diff(position_of("0,0=wA1! 1,0=bQ1 2,0=wA2"), position_of("0,0=wA1 1,0=bQ1 2,0=wA2!"));
  CHECK(turned.relation == Relation::rotated);
  CHECK(turned.alignment.symmetry.rotation == 3);
}

TEST_CASE("a mirror image is only used where it explains more") {
  const std::string a = "0,0=wQ1 1,0=wA1 2,-1=bA1 3,-1=bQ1";
  CHECK(text_of(a, "0,0=wQ1 1,0=wA1 1,1=bA1 2,1=bQ1 3,1=bG1") ==
        "1 difference between A and B; B is compared as a mirror image: top and bottom exchanged\n"
        "  added      bG at bQ-\n");
  CHECK(text_of(a, "0,0=wQ1 0,1=wA1 1,1=bA1 1,2=bQ1 1,3=bG1") ==
        "1 difference between A and B; B is turned by 60 degrees clockwise\n"
        "  added      bG at bQ-\n");
}

TEST_CASE("unknown bugs are distinguished by their letters") {
  CHECK(text_of("0,0=wQ1 1,0=w?1X", "0,0=wQ1 1,0=w?1X") == "A and B are the same position\n");
  CHECK(text_of("0,0=wQ1 1,0=w?1X", "0,0=wQ1 1,0=w?1Y") ==
        "2 differences between A and B\n"
        "  removed    w?X from wQ-\n"
        "  added      wY at wQ-\n");
}

TEST_CASE("a thousand bugs are compared at once") {
  Position a;
  for (std::int32_t i = 0; i < 1000; ++i) {
    Bug bug;
    bug.kind = BugKind::ant;
    bug.ordinal = static_cast<std::uint32_t>(i) + 1;
    // No two ants of this winding line are alike but for themselves.
    bug.cell = {i, -(i * i / 2000)};
    a.bugs.push_back(bug);
  }
  Position b = a;
  for (Bug& bug : b.bugs) bug.cell = board::image(bug.cell, {true, 2});
  CHECK(diff(a, b).relation == Relation::mirrored);
}
