#include "support/hexix/moves.hpp"

#include "support/checks/catch.hpp"

#include <sstream>

namespace plyglot::test {

using namespace hexix;

Cell hexix_cell(std::string_view name) {
  const std::optional<Cell> cell =
      cell_at(static_cast<unsigned>(name.at(0) - 'A'), static_cast<unsigned>(name.at(1) - '0'));
  REQUIRE(cell);
  return *cell;
}

Move hexix_move(std::string_view token) {
  const Cell cell = hexix_cell(token.substr(0, 2));
  if (token.size() == 4) return {MoveKind::capture, cell, hexix_cell(token.substr(2)), PieceKind::down};
  REQUIRE(token.size() == 3);
  if (token[2] == '+') return {MoveKind::increment, cell, 0, PieceKind::down};
  return {MoveKind::place, cell, 0, token[2] == '^' ? PieceKind::up : PieceKind::down};
}

State hexix_state(std::string_view position) {
  const std::optional<Position> read = position_from_text(position);
  REQUIRE(read);
  return State(*read);
}

CellSet hexix_cells(std::string_view names) {
  CellSet cells = 0;
  for (std::size_t i = 0; i < names.size(); i += 3) cells |= set_of(hexix_cell(names.substr(i, 2)));
  return cells;
}

State hexix_state_after(std::string_view tokens) {
  State state;
  std::istringstream words{std::string(tokens)};
  for (std::string token; words >> token;) {
    const Move move = hexix_move(token);
    const Verdict verdict = judge(state, move);
    if (verdict.is_refused) {
      state.pass_turn();
    } else {
      play(state, move, verdict);
    }
  }
  return state;
}

}  // namespace plyglot::test
