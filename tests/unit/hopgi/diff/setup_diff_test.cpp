#include "hopgi/diff/position_diff.hpp"

#include "support/checks/catch.hpp"
#include "support/hopgi/position_apply.hpp"
#include "support/hopgi/positions.hpp"
#include "support/values/difference_text.hpp"

using namespace plyglot;
using namespace plyglot::hopgi;
using test::hopgi_position;

namespace {

Setup setup_with(const Position& position) {
  Setup setup;
  setup.position = position;
  return setup;
}

const std::string start(test::hopgi_start_fen);

}  // namespace

TEST_CASE("hopgi position diff: pieces that moved, came and went, hands and side") {
  const Setup a = setup_with(start_position());
  const Setup b = setup_with(hopgi_position("1p5/wp2+R2/*pr4/fp5/bp5/**PPPP1/**BF*W1[RBPPrb] b - - 0 1"));
  CHECK(test::difference_text(a, b) == R"(7 differences between A and B
  moved      Black Rook a7 -> c5
  removed    White Rook g1
  removed    White Pawn g2
  added      White Dragon King e6
  hand       White Pawn: 1 -> 2
  hand       Black Pawn: 1 -> 0
  to move    White -> Black
)");
  CHECK_FALSE(diff(a, b).is_same());
  CHECK(test::applied(a.position, diff(a.position, b.position)) == b.position);
  CHECK(test::applied(b.position, diff(b.position, a.position)) == a.position);
  CHECK(diff(a, b).position.change_count() == diff(b, a).position.change_count());
}

TEST_CASE("hopgi position diff: counters do not make another position") {
  const Setup a = setup_with(start_position());
  Setup b = a;
  CHECK(test::difference_text(a, b) == "A and B are the same position\n");
  b.position.clock = 3;
  b.position.turn_number = 7;
  CHECK(test::difference_text(a, b) == R"(A and B are the same position; the counters differ
  clock      0 -> 3
  turn       1 -> 7
)");
  CHECK(diff(a, b).is_same());
}

TEST_CASE("hopgi position diff: marks of diagrams") {
  Setup a = setup_with(start_position());
  Setup b = a;
  a.marks = {{12, MarkKind::target, {3, 4}}, {11, MarkKind::capture_only, {}}};
  b.marks = {{11, MarkKind::move_only, {}}};
  CHECK(test::difference_text(a, b) == R"(A and B are the same position; 2 marks differ
  mark       c3: `x` -> `+`
  mark       c4: `*` -> none
)");
}

TEST_CASE("hopgi position diff: what is not a position, and what could not be read") {
  const Setup a = setup_with(start_position());
  Setup b = a;
  b.is_sound = false;
  CHECK(test::difference_text(a, b) == "A and B are the same position\n  position   not all of B could be read\n");
  b.has_position = false;
  CHECK(test::difference_text(b, a).find("  position   there is none in A\n") != std::string::npos);
}
