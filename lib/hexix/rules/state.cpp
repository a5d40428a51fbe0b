#include "hexix/rules/state.hpp"

namespace plyglot::hexix {

State::State() : State(start_position()) {}

State::State(const Position& position) : to_move_(position.to_move) {
  for (Cell cell = 0; cell < cell_count; ++cell) {
    if (position.pieces[cell]) put(cell, *position.pieces[cell]);
  }
}

Position State::position() const {
  Position position;
  position.to_move = to_move_;
  for (Cell cell = 0; cell < cell_count; ++cell) {
    if (!is_empty(cell)) position.pieces[cell] = at(cell);
  }
  return position;
}

Piece State::at(Cell cell) const {
  const Player owner = contains(pieces(Player::blue), cell) ? Player::blue : Player::red;
  const PieceKind kind = contains(homes_, cell) ? PieceKind::home
                         : contains(up_, cell)  ? PieceKind::up
                                                : PieceKind::down;
  return {owner, kind, numbers_[cell]};
}

void State::link(CellSet cells, Player player) {
  const CellSet own = pieces(player);
  CellSet linked = active(player) | cells;
  for (CellSet added = cells; added != 0 && linked != own;) {
    added = neighbours_of_set(added) & own & ~linked;
    linked |= added;
  }
  active_[static_cast<unsigned>(player)] = linked;
}

CellSet State::below_count(Player player) const {
  const CellSet own = pieces(player);
  CellSet below = 0;
  for (CellSet rest = own; rest != 0; rest &= rest - 1) {
    const Cell cell = first_of(rest);
    if (numbers_[cell] < count(neighbours(cell) & own)) below |= set_of(cell);
  }
  return below;
}

void State::unlink(Cell cell, Player player) {
  CellSet& linked = active_[static_cast<unsigned>(player)];
  linked &= ~set_of(cell);
  const CellSet beside = neighbours(cell) & linked;
  // Nothing is linked by a piece that has one neighbour or none.
  const bool links_nothing = (beside & (beside - 1)) == 0;
  if (links_nothing && home(player) != 0) return;
  linked = 0;
  link(home(player), player);
}

void State::put(Cell cell, Player owner, PieceKind kind, std::uint8_t number) {
  const bool is_home = kind == PieceKind::home;
  pieces_[static_cast<unsigned>(owner)] |= set_of(cell);
  up_ |= set_if(kind == PieceKind::up, cell);
  homes_ |= set_if(is_home, cell);
  set_number(cell, number);
  if (is_home || is_any_active(neighbours(cell), owner)) link(set_of(cell), owner);
}

void State::capture(Cell from, Cell to) {
  const Piece piece = at(from);
  const Player other = at(to).owner;
  clear(from);
  unlink(from, piece.owner);
  clear(to);
  unlink(to, other);
  put(to, piece);
}

void State::clear(Cell cell) {
  const CellSet others = ~set_of(cell);
  for (CellSet& pieces : pieces_) pieces &= others;
  up_ &= others;
  homes_ &= others;
  full_ &= others;
  numbers_[cell] = 0;
}

}  // namespace plyglot::hexix
