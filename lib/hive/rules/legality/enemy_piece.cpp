// Checks 11 to 18: a piece of the other side, which can only be thrown.

#include "hive/board/bits.hpp"
#include "hive/rules/legality/judgement.hpp"
#include "hive/rules/throws.hpp"

namespace plyglot::hive {
namespace {

std::vector<PieceIndex> list_of(PieceSet set) {
  std::vector<PieceIndex> list;
  for_each<PieceIndex>(set, [&](PieceIndex piece) { list.push_back(piece); });
  return list;
}

// The pieces of the set that stand beside the spot.
PieceSet touching(const GameState& state, PieceSet set, Spot spot) {
  PieceSet result = 0;
  for_each<PieceIndex>(set, [&](PieceIndex member) {
    if (towards(state.spot(member), spot) != 0) result |= set_of(member);
  });
  return result;
}

// Checks 17 and 18, for the throwers that touch the piece and are not stunned.
Verdict judge_throw(const Game& game, Attempt attempt, PieceSet usable) {
  const GameState& state = game.state();
  const std::optional<Spot> to = state.find_spot(attempt.to);
  if (!to || state.is_occupied(*to)) return verdict_about(game, Check::throw_target, list_of(usable));
  PieceSet stopped = 0;
  std::vector<Cell> gate;
  bool is_open = false;
  for_each<PieceIndex>(touching(state, usable, *to), [&](PieceIndex thrower) {
    const Spot from = state.spot(thrower);
    const DirectionSet entry = towards(from, state.spot(attempt.piece));
    const DirectionSet exit = towards(from, *to);
    const auto closed = static_cast<DirectionSet>((entry | exit) & ~open_above(state, from));
    if (closed == 0) is_open = true;
    if (closed != 0 && stopped == 0) gate = gate_of(state, from, (closed & entry) != 0 ? entry : exit);
    if (closed != 0) stopped |= set_of(thrower);
  });
  if (is_open) return {};
  if (stopped == 0) return verdict_about(game, Check::throw_target, list_of(usable));
  Verdict verdict = verdict_about(game, Check::throw_gate, list_of(stopped));
  verdict.gate = std::move(gate);
  return verdict;
}

}  // namespace

Verdict judge_enemy_piece(const Game& game, Attempt attempt) {
  const GameState& state = game.state();
  const PieceSet powers = touching(state, pillbug_powers(state, state.to_move()), state.spot(attempt.piece));
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
