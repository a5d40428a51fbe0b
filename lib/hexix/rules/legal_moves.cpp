#include "hexix/rules/legal_moves.hpp"

#include "hexix/rules/move_sets.hpp"

namespace plyglot::hexix {
namespace {

// A legal move breaks no rule, so the verdict on it is only the number of a new piece (R7.4).
Verdict verdict_on_legal(const State& state, Move move) {
  Verdict verdict;
  verdict.number = static_cast<std::uint8_t>(state.neighbour_count(move.cell, state.to_move()));
  return verdict;
}

std::uint64_t count_after(const State& state, Move move, unsigned depth, const RuleOptions& options) {
  if (takes_home(state, move)) return depth == 0 ? 1 : 0;
  State after = state;
  play(after, move, verdict_on_legal(state, move));
  return perft(after, depth, options);
}

}  // namespace

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

std::uint64_t perft(const State& state, unsigned depth, const RuleOptions& options) {
  if (depth == 0) return 1;
  const MoveSets moves = legal_move_sets(state, options);
  if (depth == 1) return count(moves);
  std::uint64_t leaves = 0;
  visit_moves(moves, state.to_move(), [&](Move move) { leaves += count_after(state, move, depth - 1, options); });
  return leaves;
}

std::vector<Division> divide(const State& state, unsigned depth, const RuleOptions& options) {
  std::vector<Division> divisions;
  for (const Move move : list_legal_moves(state, options)) {
    divisions.push_back({move, count_after(state, move, depth - 1, options)});
  }
  return divisions;
}

}  // namespace plyglot::hexix
