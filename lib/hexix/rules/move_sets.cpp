#include "hexix/rules/move_sets.hpp"

namespace plyglot::hexix {
namespace {

Cell target_to(Cell cell, Direction direction) { return neighbour(cell, direction).value_or(cell); }

// R8: pieces by what their number leaves room for.
struct Room {
  // One more own neighbour breaks the rule.
  CellSet full = 0;
  // The rule is broken already.
  CellSet below_count = 0;
};

Room room_of(const State& state, Player player) {
  Room room;
  for (CellSet rest = state.pieces(player); rest != 0; rest &= rest - 1) {
    const Cell cell = first_of(rest);
    const unsigned neighbours = state.neighbour_count(cell, player);
    if (state.number(cell) == neighbours) room.full |= set_of(cell);
    if (state.number(cell) < neighbours) room.below_count |= set_of(cell);
  }
  return room;
}

class Generator {
 public:
  Generator(const State& state, const RuleOptions& options)
      : state_(state), options_(options), player_(state.to_move()), acting_(acting_pieces(state, options)) {}

  CellSet places() const {
    const CellSet beside = neighbours_of_set(acting_) & ~state_.occupied();
    if (!options_.global_rule) return beside;
    const Room room = room_of(state_, player_);
    return room.below_count != 0 ? 0 : beside & ~neighbours_of_set(room.full);
  }

  // Of those next to the other side's pieces.
  void add_captures(MoveSets& moves) const {
    const CellSet others = state_.pieces(opponent_of(player_));
    for (CellSet rest = acting_ & neighbours_of_set(others); rest != 0; rest &= rest - 1) {
      const Cell from = first_of(rest);
      const CellSet targets = forward_cells(from, player_) & others;
      if (targets == 0) continue;
      if (may_take(from, targets, target_to_west(from, player_))) moves.captures_to_west |= set_of(from);
      if (may_take(from, targets, target_to_east(from, player_))) moves.captures_to_east |= set_of(from);
    }
  }

 private:
  // R9, with R8 for all pieces of the player after the capture.
  bool may_take(Cell from, CellSet targets, Cell to) const {
    if (!contains(targets, to)) return false;
    const Piece piece = state_.at(from);
    if (piece.kind == PieceKind::home || !takes(piece, state_.at(to))) return false;
    if (!options_.global_rule) return true;
    State after = state_;
    after.capture(from, to);
    return after.below_count(player_) == 0;
  }

  const State& state_;
  const RuleOptions& options_;
  Player player_;
  CellSet acting_;
};

}  // namespace

Cell target_to_west(Cell cell, Player player) {
  return target_to(cell, player == Player::blue ? Direction::north_west : Direction::south_west);
}

Cell target_to_east(Cell cell, Player player) {
  return target_to(cell, player == Player::blue ? Direction::north_east : Direction::south_east);
}

MoveSets legal_move_sets(const State& state, const RuleOptions& options) {
  const Generator generator(state, options);
  MoveSets moves;
  moves.places = generator.places();
  moves.increments = raisable_pieces(state, options);
  generator.add_captures(moves);
  return moves;
}

bool is_any_other_move_legal(const State& state, const RuleOptions& options) {
  const Generator generator(state, options);
  if (generator.places() != 0) return true;
  MoveSets moves;
  generator.add_captures(moves);
  return (moves.captures_to_west | moves.captures_to_east) != 0;
}

}  // namespace plyglot::hexix
