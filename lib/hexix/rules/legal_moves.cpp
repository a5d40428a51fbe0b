#include "hexix/rules/legal_moves.hpp"

#include "hexix/rules/move_sets.hpp"

namespace plyglot::hexix {

std::vector<Move> list_legal_moves(const State& state, const RuleOptions& options) {
  const MoveSets sets = legal_move_sets(state, options);
  std::vector<Move> moves;
  moves.reserve(count(sets));
  visit_moves(sets, state.to_move(), [&moves](Move move) { moves.push_back(move); });
  return moves;
}

unsigned count_legal_moves(const State& state, const RuleOptions& options) {
  return count(legal_move_sets(state, options));
}

bool has_legal_move(const State& state, const RuleOptions& options) { return is_any_move_legal(state, options); }

bool is_legal(const State& state, Move move, const RuleOptions& options) {
  const MoveSets sets = legal_move_sets(state, options);
  switch (move.kind) {
    case MoveKind::place:
      return contains(sets.places, move.cell);
    case MoveKind::increment:
      return contains(sets.increments, move.cell);
    case MoveKind::capture:
      break;
  }
  const Player player = state.to_move();
  const bool is_west = contains(sets.captures_to_west, move.cell) && move.target == target_to_west(move.cell, player);
  const bool is_east = contains(sets.captures_to_east, move.cell) && move.target == target_to_east(move.cell, player);
  return is_west || is_east;
}

bool takes_home(const State& state, Move move) {
  return move.kind == MoveKind::capture && state.at(move.target).kind == PieceKind::home;
}

}  // namespace plyglot::hexix
