#include "hive/views/diagram.hpp"

#include "support/checks/catch.hpp"
#include "support/hive/board.hpp"

using namespace plyglot;
using namespace plyglot::hive;
using test::position_of;

TEST_CASE("the diagram shows rows, heights and stacks (the example of hop R28)") {
  Position position = position_of("2,-1=bA1 0,0=wQ1 1,0=wA1>wB1");
  position.to_move = Colour::black;
  CHECK(position_diagram(position) == R"(to move: Black
last moved: -

    .       bA1
wQ      wB1^2

stack 1,0: wA1 wB1
)");
}

TEST_CASE("the diagram of the empty board has two lines") {
  CHECK(position_diagram(position_of("")) == "to move: White\nlast moved: -\n");
  Position no_one = position_of("");
  no_one.to_move.reset();
  CHECK(position_diagram(no_one) == "to move: -\nlast moved: -\n");
}

TEST_CASE("the diagram marks the last moved bug, on the ground and on a stack") {
  CHECK(position_diagram(position_of("0,0=wA1 1,0=bQ1!")) == R"(to move: White
last moved: bQ

wA1     bQ   *
)");
  CHECK(position_diagram(position_of("0,0=bQ1>wB1! 0,1=wQ1")) == R"(to move: White
last moved: wB1

wB1^2*
    wQ

stack 0,0: bQ wB1
)");
}

TEST_CASE("the diagram fills the rectangle around the hive with empty cells") {
  CHECK(position_diagram(position_of("0,-3=wA1 0,-2=wQ1 -2,-1=wB2 -1,-1=wB1 1,-1=bQ1! -1,0=bG1 0,0=bG3 -2,1=bG2")) ==
        R"(to move: White
last moved: bQ

.       wA1     .       .
    .       wQ      .
wB2     wB1     .       bQ   *
    .       bG1     bG3
.       bG2     .       .
)");
}

TEST_CASE("a mark on a covered bug is named but has no place to be drawn") {
  CHECK(position_diagram(position_of("0,0=bQ1!>wB1")) == R"(to move: White
last moved: bQ

wB1^2

stack 0,0: bQ wB1
)");
}

TEST_CASE("names and heights that reach the next cell push it aside") {
  CHECK(position_diagram(position_of("0,0=wA1 1,0=wA10 2,0=bA2")) == R"(to move: White
last moved: -

wA1     wA10    bA2
)");
  std::string tall = "0,0=wA1";
  for (int i = 2; i <= 100; ++i) tall += ">wA" + std::to_string(i);
  CHECK(position_diagram(position_of(tall + "! 1,0=bQ1")).find("\nwA100^100*bQ\n") != std::string::npos);
}
