#include "hive/diff/position_diff_drawing.hpp"
#include "hive/views/board_graph.hpp"

#include "support/checks/catch.hpp"
#include "support/hive/board.hpp"

using namespace plyglot;

namespace {

std::string drawing_of(const std::string& a, const std::string& b) {
  const hive::Position before = test::position_of(a);
  std::string out;
  hive::append_drawing(before, hive::diff(before, test::position_of(b)), hive::board_of, out);
  return out;
}

}  // namespace

TEST_CASE("both boards are side by side, with the names of the first") {
  // In the order of places the beetle that moved would be the first one of B.
  CHECK(drawing_of("0,0=wQ1 1,0=bQ1 -1,0=wB1 2,0=wB2", "0,0=wQ1 1,0=bQ1 -1,0=wB1 1,-1=wB2") ==
        R"(A:                                   B:

   / \     / \     /:\     / \                      / \
 /     \ /     \ /:::::\ /     \                  /     \
|  wB1  |  wQ   |: bQ ::|  wB2  |                |  wB2  |
 \     / \     / \:::::/ \     /        / \     / \     /:\
   \ /     \ /     \:/     \ /        /     \ /     \ /:::::\
                                     |  wB1  |  wQ   |: bQ ::|
White to move                         \     / \     / \:::::/
                                        \ /     \ /     \:/

                                     White to move
)");
}

TEST_CASE("boards that do not fit beside each other are one below the other") {
  std::string row;
  for (int q = 0; q < 10; ++q) row += std::to_string(q) + ",0=wA" + std::to_string(q + 1) + ' ';
  const std::string out = drawing_of(row, row + "10,0=bQ1");
  CHECK(out.rfind("A:\n", 0) == 0);
  CHECK(out.find("\nB:\n") != std::string::npos);
}

TEST_CASE("a bug that came has no number") {
  const std::string out = drawing_of("0,0=wQ1", "0,0=wQ1 1,0=bA1");
  CHECK(out.find(" bA ") != std::string::npos);
  CHECK(out.find("bA1") == std::string::npos);
}
