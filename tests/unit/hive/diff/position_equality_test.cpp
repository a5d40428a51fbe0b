#include "support/hive/position_equality.hpp"

#include "support/checks/catch.hpp"
#include "support/hive/board.hpp"

using namespace plyglot;
using namespace plyglot::hive;
using plyglot::test::position_of;

namespace {

const Position bent = position_of("0,0=wQ1 1,0=wA1 2,-1=bA1!");

}  // namespace

TEST_CASE("a turned position is equal") {
  CHECK(test::equal_up_to_rotation(bent, bent));
  CHECK(test::equal_up_to_rotation(bent, position_of("5,5=wQ1 5,6=wA1 6,6=bA1!")));
  CHECK(test::equal_up_to_reflection(bent, position_of("5,5=wQ1 5,6=wA1 6,6=bA1!")));
}

TEST_CASE("a mirror image is equal up to reflection only") {
  const Position mirrored = position_of("0,0=wQ1 1,0=wA1 1,1=bA1!");
  CHECK_FALSE(test::equal_up_to_rotation(bent, mirrored));
  CHECK(test::equal_up_to_reflection(bent, mirrored));
}

TEST_CASE("bugs, levels and mark must agree") {
  CHECK_FALSE(test::equal_up_to_reflection(bent, position_of("0,0=wQ1 1,0=wA1 2,-1=bA1")));
  CHECK_FALSE(test::equal_up_to_reflection(bent, position_of("0,0=wQ1 1,0=wA1! 2,-1=bA1")));
  CHECK_FALSE(test::equal_up_to_reflection(bent, position_of("0,0=wQ1 1,0=wA1 2,-1=bS1!")));
  CHECK_FALSE(test::equal_up_to_reflection(bent, position_of("0,0=wQ1 1,0=wA1>bA1!")));
  CHECK_FALSE(test::equal_up_to_reflection(position_of("0,0=wQ1>wB1>bB1"), position_of("0,0=wQ1>bB1>wB1")));
}

TEST_CASE("set and side must agree") {
  Position other = bent;
  other.to_move = Colour::black;
  CHECK_FALSE(test::equal_up_to_reflection(bent, other));
  other = bent;
  other.set = base_set();
  CHECK_FALSE(test::equal_up_to_reflection(bent, other));
}

TEST_CASE("empty boards are equal") { CHECK(test::equal_up_to_rotation(position_of(""), position_of(""))); }
