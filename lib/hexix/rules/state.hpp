#pragma once
// The board as the rules of play see it: sets of cells, so that what is adjacent or active is known by a few
// operations.

#include "hexix/board/cells.hpp"

namespace plyglot::hexix {

enum class MoveKind : std::uint8_t { place, increment, capture };

// A move as the rules judge it.
struct Move {
  MoveKind kind = MoveKind::place;
  // Of a capture: where it starts.
  Cell cell = 0;
  // Of a capture.
  Cell target = 0;
  // Of a placement.
  PieceKind mark = PieceKind::down;

  friend constexpr bool operator==(Move a, Move b) = default;
};

class State {
 public:
  // R3.
  State();
  explicit State(const Position& position);
  Position position() const;

  Player to_move() const { return to_move_; }
  void pass_turn() { to_move_ = opponent_of(to_move_); }

  CellSet pieces(Player player) const { return pieces_[static_cast<unsigned>(player)]; }
  CellSet occupied() const { return pieces_[0] | pieces_[1]; }
  bool is_empty(Cell cell) const { return !contains(occupied(), cell); }
  // The cell must not be empty.
  Piece at(Cell cell) const;
  std::uint8_t number(Cell cell) const { return numbers_[cell]; }
  // R11: those of the player's pieces that are linked to his home; none if he has none.
  CellSet active(Player player) const { return active_[static_cast<unsigned>(player)]; }
  bool is_any_active(CellSet cells, Player player) const { return (cells & active(player)) != 0; }
  // The cells of pieces of either player that can be raised (R9).
  CellSet raisable() const { return occupied() & ~full_; }
  // The player's home; empty if it is gone.
  CellSet home(Player player) const { return pieces(player) & homes_; }
  // How many of the player's pieces are next to the cell, active or not.
  unsigned neighbour_count(Cell cell, Player player) const { return count(neighbours(cell) & pieces(player)); }
  // R8: those of the player's pieces whose number is below the count of own pieces next to them.
  CellSet below_count(Player player) const;

  // The cell must be empty.
  void put(Cell cell, Piece piece) { put(cell, piece.owner, piece.kind, piece.number); }
  void put(Cell cell, Player owner, PieceKind kind, std::uint8_t number);
  // The cell must not be empty.
  void increment(Cell cell) { set_number(cell, static_cast<std::uint8_t>(numbers_[cell] + 1)); }
  // The piece on `from` replaces the one on `to`; neither cell may be empty.
  void capture(Cell from, Cell to);

  friend bool operator==(const State& a, const State& b) {
    return a.pieces_ == b.pieces_ && a.up_ == b.up_ && a.homes_ == b.homes_ && a.numbers_ == b.numbers_ &&
           a.to_move_ == b.to_move_;
  }

 private:
  void set_number(Cell cell, std::uint8_t number) {
    numbers_[cell] = number;
    full_ |= set_if(number == 6, cell);
  }
  void clear(Cell cell);
  // Adds the cells to the player's active pieces, with those that are linked to them.
  void link(CellSet cells, Player player);
  // After a piece of the player has gone from the cell.
  void unlink(Cell cell, Player player);

  std::array<CellSet, 2> pieces_{};
  // Kept from move to move: a placement seldom changes more than its own cell.
  std::array<CellSet, 2> active_{};
  // The cells with a 6.
  CellSet full_ = 0;
  CellSet up_ = 0;
  CellSet homes_ = 0;
  // 0 for an empty cell.
  std::array<std::uint8_t, cell_count> numbers_{};
  Player to_move_ = Player::blue;
};

}  // namespace plyglot::hexix
