#include "hexix/board/cells.hpp"

namespace plyglot::hexix {
namespace {

constexpr int middle_column = 3;

constexpr int distance_to_middle(int column) {
  return column < middle_column ? middle_column - column : column - middle_column;
}
constexpr int rows_of(int column) { return 6 - distance_to_middle(column); }

constexpr std::array<int, columns> make_first_cells() {
  std::array<int, columns> cells{};
  for (int column = 1; column < static_cast<int>(columns); ++column) {
    cells[static_cast<std::size_t>(column)] = cells[static_cast<std::size_t>(column - 1)] + rows_of(column - 1);
  }
  return cells;
}
constexpr std::array<int, columns> first_cells = make_first_cells();
constexpr int first_in(int column) { return first_cells[static_cast<std::size_t>(column)]; }

constexpr std::array<Cell, columns> make_first_cells_of_columns() {
  std::array<Cell, columns> cells{};
  for (std::size_t column = 0; column < columns; ++column) cells[column] = static_cast<Cell>(first_cells[column]);
  return cells;
}

// A cell by its column and its height, as R1 defines directions.
struct Place {
  int column = 0;
  int height = 0;
};

constexpr std::array<Place, cell_count> make_places() {
  std::array<Place, cell_count> places{};
  std::size_t cell = 0;
  for (int column = 0; column < static_cast<int>(columns); ++column) {
    for (int row = 1; row <= rows_of(column); ++row) {
      places[cell++] = {column, 2 * (row - 1) + distance_to_middle(column)};
    }
  }
  return places;
}
constexpr std::array<Place, cell_count> places = make_places();

constexpr Cell no_cell = cell_count;
constexpr Cell at(Place place) {
  const auto [column, height] = place;
  if (column < 0 || column >= static_cast<int>(columns)) return no_cell;
  const int twice_the_row = height - distance_to_middle(column);
  if (twice_the_row < 0 || twice_the_row >= 2 * rows_of(column)) return no_cell;
  return static_cast<Cell>(first_in(column) + twice_the_row / 2);
}

using CellByDirection = std::array<Cell, directions>;
constexpr std::array<Place, directions> steps = {{{0, 2}, {1, 1}, {1, -1}, {0, -2}, {-1, -1}, {-1, 1}}};

constexpr std::array<CellByDirection, cell_count> make_neighbour_cells() {
  std::array<CellByDirection, cell_count> cells{};
  for (std::size_t cell = 0; cell < cell_count; ++cell) {
    for (std::size_t direction = 0; direction < directions; ++direction) {
      const Place step = steps[direction];
      cells[cell][direction] = at({places[cell].column + step.column, places[cell].height + step.height});
    }
  }
  return cells;
}
constexpr std::array<CellByDirection, cell_count> neighbour_cells = make_neighbour_cells();

constexpr CellSet set_of_step(std::size_t cell, Direction direction) {
  const Cell target = neighbour_cells[cell][static_cast<std::size_t>(direction)];
  return target == no_cell ? 0 : set_of(target);
}

constexpr std::array<CellSet, cell_count> make_neighbour_sets() {
  std::array<CellSet, cell_count> sets{};
  for (std::size_t cell = 0; cell < cell_count; ++cell) {
    for (std::size_t i = 0; i < directions; ++i) sets[cell] |= set_of_step(cell, static_cast<Direction>(i));
  }
  return sets;
}

constexpr std::array<std::array<CellSet, cell_count>, 2> make_forward_sets() {
  std::array<std::array<CellSet, cell_count>, 2> sets{};
  for (std::size_t cell = 0; cell < cell_count; ++cell) {
    sets[0][cell] = set_of_step(cell, Direction::north_west) | set_of_step(cell, Direction::north_east);
    sets[1][cell] = set_of_step(cell, Direction::south_west) | set_of_step(cell, Direction::south_east);
  }
  return sets;
}
constexpr std::array<std::array<CellSet, cell_count>, 2> forward_sets = make_forward_sets();

using CellTable = std::array<Cell, cell_count>;
constexpr CellTable make_mirrored() {
  CellTable table{};
  for (std::size_t cell = 0; cell < cell_count; ++cell) {
    table[cell] = at({2 * middle_column - places[cell].column, places[cell].height});
  }
  return table;
}
constexpr CellTable mirrored_cells = make_mirrored();

constexpr int top_height = 10;
constexpr CellTable make_turned() {
  CellTable table{};
  for (std::size_t cell = 0; cell < cell_count; ++cell) {
    table[cell] = at({2 * middle_column - places[cell].column, top_height - places[cell].height});
  }
  return table;
}
constexpr CellTable turned_cells = make_turned();

// The neighbours of a set are put together from those of its parts of a few bits, so that no cell is looked at alone.
constexpr unsigned bits_of_part = 6;
constexpr std::size_t sets_of_part = std::size_t{1} << bits_of_part;
constexpr std::size_t parts = cell_count / bits_of_part;
static_assert(parts * bits_of_part == cell_count);
using SetByPart = std::array<std::array<CellSet, sets_of_part>, parts>;

constexpr SetByPart make_neighbours_by_part() {
  constexpr std::array<CellSet, cell_count> single = make_neighbour_sets();
  SetByPart sets{};
  for (std::size_t part = 0; part < parts; ++part) {
    for (std::size_t set = 1; set < sets_of_part; ++set) {
      for (std::size_t i = 0; i < bits_of_part; ++i) {
        if ((set >> i & 1) != 0) sets[part][set] |= single[part * bits_of_part + i];
      }
    }
  }
  return sets;
}
constexpr SetByPart neighbours_by_part = make_neighbours_by_part();

constexpr std::array<std::string_view, directions> direction_names = {"N", "NE", "SE", "S", "SW", "NW"};

}  // namespace

constexpr std::array<CellSet, cell_count> neighbours_by_cell = make_neighbour_sets();

constexpr std::array<Cell, columns> first_cells_by_column = make_first_cells_of_columns();

std::string_view name_of(Direction direction) { return direction_names[static_cast<std::size_t>(direction)]; }

unsigned column_of(Cell cell) { return static_cast<unsigned>(places[cell].column); }

unsigned row_of(Cell cell) { return static_cast<unsigned>(cell - first_in(places[cell].column) + 1); }

unsigned height_of(Cell cell) { return static_cast<unsigned>(places[cell].height); }

unsigned rows_in(unsigned column) { return static_cast<unsigned>(rows_of(static_cast<int>(column))); }

std::optional<Cell> cell_at(unsigned column, unsigned row) {
  if (column >= columns || row == 0 || row > rows_in(column)) return std::nullopt;
  return static_cast<Cell>(static_cast<unsigned>(first_in(static_cast<int>(column))) + row - 1);
}

std::optional<Cell> neighbour(Cell cell, Direction direction) {
  const Cell target = neighbour_cells[cell][static_cast<std::size_t>(direction)];
  return target == no_cell ? std::nullopt : std::optional<Cell>(target);
}

CellSet forward_cells(Cell cell, Player player) { return forward_sets[static_cast<std::size_t>(player)][cell]; }

CellSet neighbours_of_set(CellSet set) {
  CellSet neighbours = 0;
  for (std::size_t part = 0; part < parts; ++part) {
    neighbours |= neighbours_by_part[part][set >> (part * bits_of_part) & (sets_of_part - 1)];
  }
  return neighbours;
}

Cell home_of(Player player) {
  constexpr Cell blue = at({middle_column, 0});
  constexpr Cell red = at({middle_column, top_height});
  return player == Player::blue ? blue : red;
}

Cell mirrored(Cell cell) { return mirrored_cells[cell]; }
Cell turned(Cell cell) { return turned_cells[cell]; }

}  // namespace plyglot::hexix
