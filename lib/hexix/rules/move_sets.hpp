#pragma once
// The legal plies of a position as sets of cells, before they are listed one by one (hexix R10).

#include "hexix/rules/judge.hpp"

namespace plyglot::hexix {

struct MoveSets {
  // Empty cells where a piece of either kind may be placed.
  CellSet places = 0;
  // Pieces that may be raised.
  CellSet increments = 0;
  // Pieces that may capture, by the column of what they take: one to the west and one to the east.
  CellSet captures_to_west = 0;
  CellSet captures_to_east = 0;
};

// Of the side to move.

// R11: those that may place, be raised and capture.
inline CellSet acting_pieces(const State& state, const RuleOptions& options) {
  const Player player = state.to_move();
  return options.inactive_rule ? state.active(player) : state.pieces(player);
}

// R9: those that may be raised.
inline CellSet raisable_pieces(const State& state, const RuleOptions& options) {
  return acting_pieces(state, options) & state.raisable();
}

MoveSets legal_move_sets(const State& state, const RuleOptions& options);
// Whether there is a legal move that raises no piece.
bool is_any_other_move_legal(const State& state, const RuleOptions& options);

inline unsigned count(const MoveSets& moves) {
  return 2 * count(moves.places) + count(moves.increments) + count(moves.captures_to_west) +
         count(moves.captures_to_east);
}

// R9: the forward cells of the player's piece; there must be one.
Cell target_to_west(Cell cell, Player player);
Cell target_to_east(Cell cell, Player player);

// In the order of the canonical tokens, as the names of cells have the order of cells and `+` < `A` < `^` < `v`.
template <class Visit>
void visit_moves(const MoveSets& moves, Player player, Visit visit) {
  const CellSet captures = moves.captures_to_west | moves.captures_to_east;
  for (CellSet rest = moves.places | moves.increments | captures; rest != 0; rest &= rest - 1) {
    const Cell cell = first_of(rest);
    if (contains(moves.places, cell)) {
      visit(Move{MoveKind::place, cell, 0, PieceKind::up});
      visit(Move{MoveKind::place, cell, 0, PieceKind::down});
      continue;
    }
    if (contains(moves.increments, cell)) visit(Move{MoveKind::increment, cell, 0, PieceKind::down});
    if (contains(moves.captures_to_west, cell)) {
      visit(Move{MoveKind::capture, cell, target_to_west(cell, player), PieceKind::down});
    }
    if (contains(moves.captures_to_east, cell)) {
      visit(Move{MoveKind::capture, cell, target_to_east(cell, player), PieceKind::down});
    }
  }
}

}  // namespace plyglot::hexix
