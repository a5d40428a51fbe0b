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

CellSet State::active(Player player) const {
  const CellSet own = pieces(player);
  CellSet linked = home(player);
  CellSet reached = 0;
  while (reached != linked) {
    reached = linked;
    linked |= neighbours_of_set(linked) & own;
  }
  return linked;
}

bool State::is_any_active(CellSet cells, Player player) const {
  const CellSet own = pieces(player);
  const CellSet at_home = home(player);
  if (at_home == 0) return false;
  // A piece beside the home is linked to it.
  const CellSet goal = at_home | neighbours(first_of(at_home));
  CellSet linked = cells & own;
  CellSet reached = 0;
  while ((linked & goal) == 0 && reached != linked) {
    reached = linked;
    linked |= neighbours_of_set(linked) & own;
  }
  return (linked & goal) != 0;
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

void State::put(Cell cell, Piece piece) {
  pieces_[static_cast<unsigned>(piece.owner)] |= set_of(cell);
  if (piece.kind == PieceKind::up) up_ |= set_of(cell);
  if (piece.kind == PieceKind::home) homes_ |= set_of(cell);
  numbers_[cell] = piece.number;
}

void State::capture(Cell from, Cell to) {
  const Piece piece = at(from);
  clear(from);
  clear(to);
  put(to, piece);
}

void State::clear(Cell cell) {
  const CellSet others = ~set_of(cell);
  for (CellSet& pieces : pieces_) pieces &= others;
  up_ &= others;
  homes_ &= others;
  numbers_[cell] = 0;
}

}  // namespace plyglot::hexix
