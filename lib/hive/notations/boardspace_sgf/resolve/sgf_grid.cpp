#include "hive/notations/boardspace_sgf/resolve/sgf_grid.hpp"

#include "text/format.hpp"

#include <algorithm>

namespace plyglot::hive::boardspace_sgf {
namespace {

constexpr std::int32_t size = 26;
// `N 13`, in the middle.
constexpr std::int32_t middle_column = 13;
constexpr std::int32_t middle_row = 13;

constexpr std::int32_t wrapped(std::int32_t number) { return (number % size + size) % size; }

bool have_same_place(Cell a, Cell b) { return (a.q - b.q) % size == 0 && (a.r - b.r) % size == 0; }

}  // namespace

Cell cell_near_hive(Cell cell, const GameState& state) {
  if (state.on_board() == 0 || state.find_spot(cell)) return cell;
  for (PieceIndex piece = 0; piece < all_pieces; ++piece) {
    if (!holds(state.on_board(), piece)) continue;
    if (have_same_place(cell, state.cell(piece))) return state.cell(piece);
    for (board::Direction d = 0; d < board::directions; ++d) {
      const Cell beside = board::neighbour(state.cell(piece), d);
      if (have_same_place(cell, beside)) return beside;
    }
  }
  return cell;
}

bool fits_grid(const GameState& state) {
  // With the cells beside it a hive is two columns and two rows longer.
  constexpr std::int32_t longest = size - 2;
  Cell least{INT32_MAX, INT32_MAX};
  Cell most{INT32_MIN, INT32_MIN};
  for (PieceIndex piece = 0; piece < all_pieces; ++piece) {
    if (!holds(state.on_board(), piece)) continue;
    const Cell cell = state.cell(piece);
    least = {std::min(least.q, cell.q), std::min(least.r, cell.r)};
    most = {std::max(most.q, cell.q), std::max(most.r, cell.r)};
  }
  return state.on_board() == 0 || (most.q - least.q < longest && most.r - least.r < longest);
}

std::string place_text(Cell cell) {
  return text::format("{} {}", static_cast<char>('A' + wrapped(middle_column + cell.q)),
                      wrapped(middle_row - 1 - cell.r) + 1);
}

}  // namespace plyglot::hive::boardspace_sgf
