#include "hive/diff/alignment.hpp"

#include "support/checks/catch.hpp"
#include "support/hive/board.hpp"

using namespace plyglot;
using test::position_of;

TEST_CASE("of two ways to lay one hive upon another, the one that moves its centre least is taken") {
  // Either ant of the first can be the one of the second. Its centre is at 3, and the second's at 1, along each axis.
  const hive::Alignment along_q =
      hive::best_alignment(position_of("0,0=wA1 3,0=wA2 4,0=bQ1 5,0=bS1"), position_of("0,0=wA1 1,0=wG1 2,0=wB1"));
  CHECK_FALSE(along_q.symmetry.is_mirrored);
  CHECK(along_q.symmetry.rotation == 0);
  CHECK(along_q.translation == hive::Cell{-3, 0});
  const hive::Alignment along_r =
      hive::best_alignment(position_of("0,0=wA1 0,3=wA2 0,4=bQ1 0,5=bS1"), position_of("0,0=wA1 0,1=wG1 0,2=wB1"));
  CHECK(along_r.translation == hive::Cell{0, -3});
}
