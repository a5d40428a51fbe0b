#include "homeworlds/diff/position_diff.hpp"

#include "homeworlds/diff/system_matching.hpp"
#include "support/checks/catch.hpp"
#include "support/homeworlds/turns.hpp"

using namespace plyglot;
using namespace plyglot::homeworlds;

namespace {

std::string position_diff_text(std::string_view a, std::string_view b) {
  const Position of_a = test::homeworlds_position(a);
  const Position of_b = test::homeworlds_position(b);
  std::string text;
  append_text(of_a, of_b, diff(of_a, of_b), text);
  return text;
}

const std::string compared_position = "<0>; Lee(0,b2r1)g3-; Ray(1,b1y3)-g3; Dust(g1)y1-y2";

}  // namespace

TEST_CASE("homeworlds position diff: a position does not differ from itself") {
  CHECK(position_diff_text(compared_position, compared_position) == "A and B are the same position\n");
  CHECK(position_diff_text(compared_position, "<0>; dust(g1)y1-y2; Ray(1,y3b1)-g3; Lee(0,r1b2)g3-") ==
        "A and B are the same position\n");
  const Position start = Position::start();
  CHECK(diff(start, start).is_same());
}

TEST_CASE("homeworlds position diff: names are compared") {
  CHECK(position_diff_text(compared_position, "<0>; Lee(0,b2r1)g3-; Ray(1,b1y3)-g3; Kotok(g1)y1-y2") ==
        "A and B are the same position; 1 system has other names\n"
        "  name       `Dust` is called `Kotok` in B\n");
  // What a system holds goes before its name.
  CHECK(position_diff_text("<0>; Lee(0,b2)g3-; X(g1)y1-; Y(g1)y1b1-", "<0>; Lee(0,b2)g3-; X(g1)y1b1-; Y(g1)y1-") ==
        "A and B are the same position; 2 systems have other names\n"
        "  name       `X` is called `Y` in B\n"
        "  name       `Y` is called `X` in B\n");
}

TEST_CASE("homeworlds position diff: equal systems keep their names") {
  const std::string twins = "<0>; Lee(0,b2r1)g3-; X(g1)y1-; Y(g1)y1-";
  CHECK(position_diff_text(twins, "<0>; Lee(0,b2r1)g3-; Y(g1)y1-; X(g1)y1-") == "A and B are the same position\n");
  CHECK(position_diff_text(twins, "<0>; Lee(0,b2r1)g3-; Y(g1)y1-; Z(g1)y1-") ==
        "A and B are the same position; 1 system has other names\n"
        "  name       `X` is called `Z` in B\n");
}

TEST_CASE("homeworlds position diff: pieces come, go and change their owner") {
  CHECK(position_diff_text(compared_position, "<0>; Lee(0,b2r1)b1g3-; Ray(1,b1y3)-g3; Dust(g1)y1y2-") ==
        "2 differences between A and B\n"
        "  system     `Lee`: b1 of North is new\n"
        "  system     `Dust`: y2 of South is North's\n"
        "  bank       b1 2 -> 1\n");
  CHECK(position_diff_text("<0>; Lee(0,b2r1)g3-; Dust(g1)y1y1-y2", "<0>; Lee(0,r1)g3-; Dust(g1)-y2") ==
        "2 differences between A and B\n"
        "  system     `Lee`: star b2 is missing\n"
        "  system     `Dust`: 2 y1 of North are missing\n"
        "  bank       b2 2 -> 3, y1 1 -> 3\n");
}

TEST_CASE("homeworlds position diff: systems come and go, and a home is given up") {
  CHECK(position_diff_text(compared_position, "<1>; Lee(0,b2r1)g3-; Ray(b1y3)-g3; Kotok(b3)y1-y2") ==
        "4 differences between A and B\n"
        "  system     `Ray`: not a home in B\n"
        "  system     `Dust` (g1)y1-y2 only in A\n"
        "  system     `Kotok` (b3)y1-y2 only in B\n"
        "  bank       b3 3 -> 2, g1 2 -> 3\n"
        "  to move    North -> South\n");
}

TEST_CASE("homeworlds position diff: the nearest system is the same one") {
  CHECK(position_diff_text("<0>; Lee(0,b2r1)g3-; X(g1)y1-; Y(g1)y3b3r3-",
                           "<0>; Lee(0,b2r1)g3-; P(g1)y3b3-; Q(g1)y1y2-") ==
        "2 differences between A and B\n"
        "  system     `X`: y2 of North is new\n"
        "  system     `Y`: r3 of North is missing\n"
        "  bank       r3 2 -> 3, y2 3 -> 2\n"
        "  name       `X` is called `Q` in B\n"
        "  name       `Y` is called `P` in B\n");
}

TEST_CASE("homeworlds position diff: seats that are swapped are another position, and said") {
  CHECK(position_diff_text(compared_position, "<1>; Lee(1,b2r1)-g3; Ray(0,b1y3)g3-; Dust(g1)y2-y1") ==
        "B is A with the seats of the players swapped\n");
  CHECK(diff(test::homeworlds_position(compared_position),
             test::homeworlds_position("<1>; Lee(0,b2r1)g3-; Ray(1,b1y3)-g3; "
                                       "Dust(g1)y1-y2"))
            .relation == Relation::different);
}

TEST_CASE("homeworlds position diff: more players") {
  CHECK(position_diff_text("<2>; Lee(0,b2r1)g3--; Ray(1,r2y3)-g3-; Mia(2,g3y2)--b3",
                           "<2>; Lee(0,b2r1)g3--; Ray(1,r2y3)-g3b1-") ==
        "2 differences between A and B\n"
        "  system     `Ray`: b1 of East is new\n"
        "  system     `Mia` (2,g3y2)--b3 only in A\n"
        "  bank       b1 4 -> 3, b3 3 -> 4, g3 1 -> 2, y2 3 -> 4\n");
  CHECK_FALSE(diff(Position::start(2), Position::start(3)).is_same());
}
