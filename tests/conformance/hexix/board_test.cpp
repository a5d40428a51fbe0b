// The board of Hexix against the vectors.

#include "hexix/board/cells.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/hexix/moves.hpp"
#include "text/ascii.hpp"

using namespace plyglot;
using namespace plyglot::hexix;
using test::hexix_cell;

namespace {

CellSet set_of_names(const nlohmann::json& names) {
  CellSet cells = 0;
  for (const auto& name : names) cells |= set_of(hexix_cell(name.get<std::string>()));
  return cells;
}

nlohmann::json neighbours_by_direction(Cell cell) {
  nlohmann::json neighbours = nlohmann::json::object();
  for (std::size_t i = 0; i < directions; ++i) {
    const auto direction = static_cast<Direction>(i);
    const std::optional<Cell> target = neighbour(cell, direction);
    if (target) neighbours[text::lower_case(name_of(direction))] = std::string(cell_name(*target));
  }
  return neighbours;
}

void check_cell(const nlohmann::json& board, Cell cell) {
  const std::string name(cell_name(cell));
  CAPTURE(name);
  CHECK(board["cells"][cell] == name);
  CHECK(board["height"][name] == height_of(cell));
  CHECK(board["column_index"][name] == column_of(cell));
  CHECK(board["neighbours"][name] == neighbours_by_direction(cell));
  CHECK(set_of_names(board["forward_blue"][name]) == forward_cells(cell, Player::blue));
  CHECK(set_of_names(board["forward_red"][name]) == forward_cells(cell, Player::red));
  CHECK(board["rotate180"][name] == std::string(cell_name(turned(cell))));
}

}  // namespace

TEST_CASE("hexix board: cells, heights, neighbours and turn of all cells") {
  const nlohmann::json board = test::json_vector("hexix/board.json");
  REQUIRE(board["cells"].size() == cell_count);
  for (Cell cell = 0; cell < cell_count; ++cell) check_cell(board, cell);
  for (unsigned column = 0; column < columns; ++column) {
    CHECK(board["columns"][std::string(1, static_cast<char>('A' + column))] == rows_in(column));
  }
  CHECK(board["homes"]["B"] == std::string(cell_name(home_of(Player::blue))));
  CHECK(board["homes"]["R"] == std::string(cell_name(home_of(Player::red))));
  CHECK(board["start"] == position_text(start_position()));
}
