#include "hexix/board/cells.hpp"
#include "support/checks/catch.hpp"
#include "support/hexix/moves.hpp"

using namespace plyglot;
using namespace plyglot::hexix;
using test::hexix_cell;
using test::hexix_cells;

TEST_CASE("hexix cells: names, columns, rows and heights") {
  CHECK(cell_name(0) == "A1");
  CHECK(cell_name(29) == "G3");
  for (Cell cell = 0; cell < cell_count; ++cell) {
    CHECK(cell_at(column_of(cell), row_of(cell)) == cell);
    CHECK(hexix_cell(cell_name(cell)) == cell);
  }
  CHECK(height_of(hexix_cell("D3")) == 4);
  CHECK(height_of(hexix_cell("A1")) == 3);
}

TEST_CASE("hexix cells: what the board does not have (hexix R2)") {
  CHECK_FALSE(cell_at(0, 4));
  CHECK_FALSE(cell_at(3, 7));
  CHECK_FALSE(cell_at(3, 0));
  CHECK_FALSE(cell_at(7, 1));
  CHECK_FALSE(neighbour(hexix_cell("D6"), Direction::north));
  CHECK_FALSE(neighbour(hexix_cell("D1"), Direction::south_west));
}

TEST_CASE("hexix cells: the examples of adjacency (hexix R1)") {
  CHECK(neighbours(hexix_cell("D3")) == hexix_cells("D4 D2 E3 E2 C3 C2"));
  CHECK(neighbours(hexix_cell("D1")) == hexix_cells("C1 D2 E1"));
  unsigned adjacencies = 0;
  for (Cell cell = 0; cell < cell_count; ++cell) adjacencies += count(neighbours(cell));
  CHECK(adjacencies == 2 * 71);
}

TEST_CASE("hexix cells: neighbours of a set are those of its cells") {
  const CellSet set = hexix_cells("A1 B4 D3 G3");
  CHECK(neighbours_of_set(set) == (neighbours(hexix_cell("A1")) | neighbours(hexix_cell("B4")) |
                                   neighbours(hexix_cell("D3")) | neighbours(hexix_cell("G3"))));
  CHECK(neighbours_of_set(0) == 0);
  CHECK(neighbours_of_set(all_cells) == all_cells);
}

TEST_CASE("hexix cells: forward is diagonal (hexix R9)") {
  CHECK(forward_cells(hexix_cell("D3"), Player::blue) == hexix_cells("C3 E3"));
  CHECK(forward_cells(hexix_cell("D3"), Player::red) == hexix_cells("C2 E2"));
  CHECK(forward_cells(hexix_cell("D6"), Player::blue) == 0);
  CHECK(forward_cells(hexix_cell("A3"), Player::blue) == hexix_cells("B4"));
}

TEST_CASE("hexix cells: mirror image and turn") {
  CHECK(mirrored(hexix_cell("C2")) == hexix_cell("E2"));
  CHECK(turned(hexix_cell("C2")) == hexix_cell("E4"));
  CHECK(turned(home_of(Player::blue)) == home_of(Player::red));
  for (Cell cell = 0; cell < cell_count; ++cell) {
    CHECK(mirrored(mirrored(cell)) == cell);
    CHECK(turned(turned(cell)) == cell);
    CHECK(forward_cells(turned(cell), Player::red) != forward_cells(turned(cell), Player::blue));
  }
}
