// Checks 11 to 18: a piece of the other side, which can only be thrown.

#include "hive/bits.hpp"
#include "hive/legality/judgement.hpp"
#include "hive/moves/throws.hpp"

namespace plyglot::hive {
namespace {

std::vector<PieceIndex> list_of(PieceSet set) {
  std::vector<PieceIndex> list;
  for_each<PieceIndex>(set, [&](PieceIndex piece) { list.push_back(piece); });
  return list;
}

// The pieces of the set whose cell is beside the piece's.
PieceSet touching(const GameState& state, PieceSet set, PieceIndex piece) {
  PieceSet result = 0;
  for_each<PieceIndex>(set, [&](PieceIndex member) {
    if (towards(state.spot(member), state.spot(piece)) != 0) result |= set_of(member);
  });
  return result;
}

// The cells on both sides of the step between two neighbouring spots, if both are higher than 1 (H25).
void add_gate(const GameState& state, Spot from, DirectionSet direction, Verdict& verdict) {
  for (const DirectionSet side : {counter_clockwise(direction), clockwise(direction)}) {
    const Spot spot = beside(from, static_cast<board::Direction>(std::countr_zero(side)));
    verdict.gate.push_back(state.cell_at(spot));
  }
}

// Checks 17 and 18, for the throwers that touch the piece and are not stunned.
Verdict judge_throw(const Game& game, Attempt attempt, PieceSet usable) {
  const GameState& state = game.state();
  const std::optional<Spot> to = state.find_spot(attempt.to);
  const PieceSet beside_target = to && !state.is_occupied(*to) ? usable : 0;
  Verdict closed;
  PieceSet blocked = 0;
  std::optional<Verdict> result;
  for_each<PieceIndex>(beside_target, [&](PieceIndex thrower) {
    const Spot from = state.spot(thrower);
    const DirectionSet entry = towards(from, state.spot(attempt.piece));
    const DirectionSet exit = towards(from, *to);
    if (exit == 0) return;
    const DirectionSet open = open_above(state, from);
    if ((open & entry) != 0 && (open & exit) != 0) {
      result = Verdict{};
      return;
    }
    if (blocked == 0) add_gate(state, from, (open & entry) == 0 ? entry : exit, closed);
    blocked |= set_of(thrower);
  });
  if (result) return *result;
  if (blocked == 0) return verdict_about(game, Check::throw_target, list_of(usable));
  Verdict verdict = verdict_about(game, Check::throw_gate, list_of(blocked));
  verdict.gate = std::move(closed.gate);
  return verdict;
}

}  // namespace

Verdict judge_enemy_piece(const Game& game, Attempt attempt) {
  const GameState& state = game.state();
  const PieceSet powers = touching(state, pillbug_powers(state, state.to_move()), attempt.piece);
  if (powers == 0) return verdict_about_last_ply(game, Check::throw_by_nobody);
  if (holds(state.hand(), queen_of(state.to_move()))) return verdict_about(game, Check::throw_before_queen, {});
  if (!holds(state.alone(), attempt.piece)) {
    const PieceIndex above = piece_above(state, attempt.piece);
    return verdict_about(game, Check::throw_stacked, above == no_piece ? list_of(0) : list_of(set_of(above)));
  }
  if (attempt.piece == state.stunned()) return verdict_about_last_ply(game, Check::throw_of_stunned);
  if (is_pinned(state, attempt.piece)) return verdict_about_hive(game, Check::throw_breaks_hive, attempt.piece);
  const PieceSet usable = powers & throwers(state, state.to_move());
  if (usable == 0) {
    Verdict verdict = verdict_about_last_ply(game, Check::thrower_stunned);
    verdict.pieces = list_of(powers);
    return verdict;
  }
  return judge_throw(game, attempt, usable);
}

}  // namespace plyglot::hive
