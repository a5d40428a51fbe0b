#pragma once
// The board (hexix R1): columns, heights, neighbours, and sets of cells.

#include <plyglot/hexix_position.hpp>

namespace plyglot::hexix {

// Bit i stands for cell i.
using CellSet = std::uint32_t;
constexpr CellSet set_of(Cell cell) { return CellSet{1} << cell; }
// The cell alone, or no cell: without a branch, since neither is much more frequent than the other.
constexpr CellSet set_if(bool is_in, Cell cell) { return CellSet{is_in} << cell; }
constexpr bool contains(CellSet set, Cell cell) { return (set >> cell & 1) != 0; }
// Bits are added up in pairs, in fours and so on: the compiler's own function is a call on many machines.
constexpr unsigned count(CellSet set) {
  set -= set >> 1 & 0x55555555U;
  set = (set & 0x33333333U) + (set >> 2 & 0x33333333U);
  return ((set + (set >> 4)) & 0x0F0F0F0FU) * 0x01010101U >> 24;
}
// The set must not be empty.
inline Cell first_of(CellSet set) { return static_cast<Cell>(__builtin_ctz(set)); }
inline constexpr CellSet all_cells = (CellSet{1} << cell_count) - 1;

enum class Direction : std::uint8_t { north, north_east, south_east, south, south_west, north_west };
inline constexpr unsigned directions = 6;
// `NE`.
std::string_view name_of(Direction direction);

// From 0 for A.
unsigned column_of(Cell cell);
// From 1.
unsigned row_of(Cell cell);
// From 0 for D1 to 10 for D6.
unsigned height_of(Cell cell);

inline constexpr unsigned columns = 7;
// 3 to 6; the column counts from 0.
unsigned rows_in(unsigned column);
// The cell of row 1.
extern const std::array<Cell, columns> first_cells_by_column;

// None at the edge of the board.
std::optional<Cell> neighbour(Cell cell, Direction direction);
// The table of `neighbours`, declared here so that a look-up needs no call.
extern const std::array<CellSet, cell_count> neighbours_by_cell;
inline CellSet neighbours(Cell cell) { return neighbours_by_cell[cell]; }
// R9: where a piece of the player may capture, diagonally forward.
CellSet forward_cells(Cell cell, Player player);
// All cells that are next to one of the set.
CellSet neighbours_of_set(CellSet set);

// R3: D1 and D6.
Cell home_of(Player player);

// Column A in the place of G and so on; sides stay.
Cell mirrored(Cell cell);
// By 180 degrees: exchanges the sides (R3).
Cell turned(Cell cell);

}  // namespace plyglot::hexix
