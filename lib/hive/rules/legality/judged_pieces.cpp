#include "hive/board/bits.hpp"
#include "hive/rules/legality/judgement.hpp"
#include "hive/rules/placements.hpp"
#include "hive/rules/steps.hpp"
#include "hive/rules/throws.hpp"
#include "hive/rules/turn.hpp"

namespace plyglot::hive {
namespace {

// Those of the same kind and colour in the hand with a lower number; H8 asks for the lowest.
PieceIndex lowest_in_hand(const GameState& state, PieceIndex piece) {
  const PieceSet same = pieces_of(kind_of(piece)) & pieces_of(colour_of(piece));
  return static_cast<PieceIndex>(std::countr_zero(state.hand() & same));
}

std::vector<PieceIndex> enemies_beside(const GameState& state, Spot spot) {
  std::vector<PieceIndex> enemies;
  for_each<board::Direction>(state.tops_beside(spot, other(state.to_move())),
                             [&](board::Direction d) { enemies.push_back(state.top(beside(spot, d))); });
  return enemies;
}

// Checks 8 to 10. As in the move generator, pieces on the board stand for plies: the second piece of the game may touch
// the first, if that is the other side's (H4).
Verdict judge_place(const Game& game, Cell to) {
  const GameState& state = game.state();
  const std::optional<Spot> spot = state.find_spot(to);
  if (!spot) {
    return verdict_about(game, Rule::placement_detached, {});
  }
  if (state.is_occupied(*spot)) return verdict_about(game, Rule::placement_on_occupied, {state.top(*spot)});
  const bool is_second_piece = std::popcount(state.on_board()) == 1;
  std::vector<PieceIndex> enemies = enemies_beside(state, *spot);
  if (!enemies.empty() && !is_second_piece) {
    return verdict_about(game, Rule::placement_touches_enemy, std::move(enemies));
  }
  return {};
}

// The kinds by which the piece moves: its own, or those it copies (H21, H22).
unsigned kinds_acted(const GameState& state, PieceIndex piece) {
  const BugKind kind = kind_of(piece);
  if (kind != BugKind::mosquito) return bit_of(kind);
  if (!holds(state.alone(), piece)) return bit_of(BugKind::beetle);
  return kinds_copied_at(state, state.spot(piece));
}

// A step that is closed, with what shows on both sides of it.
Verdict verdict_about_step(const Game& game, Spot from, DirectionSet direction) {
  Verdict verdict = verdict_about(game, Rule::gate_blocked, {});
  verdict.gate = gate_of(game.state(), from, direction);
  for (const Cell cell : verdict.gate) {
    const PieceIndex top = game.state().top(spot_of(cell));
    if (top != no_piece) verdict.pieces.push_back(top);
  }
  return verdict;
}

// Checks 24 to 27, for a piece that may leave its cell; `to` is not among `destinations`.
Verdict judge_way(const Game& game, Attempt attempt, const SpotSet& destinations) {
  const GameState& state = game.state();
  const Lifted board(state, attempt.piece);
  const unsigned kinds = kinds_acted(state, attempt.piece);
  const auto acts_as = [&](BugKind kind) { return (kinds & bit_of(kind)) != 0; };
  const std::optional<Spot> to = state.find_spot(attempt.to);
  const bool is_occupied = to && state.is_occupied(*to);
  if (is_occupied && !acts_as(BugKind::beetle)) {
    return verdict_about(game, Rule::destination_occupied, {state.top(*to)});
  }
  if (!to || (!is_occupied && board.occupied_beside(*to) == 0)) {
    return verdict_about(game, Rule::destination_detached, {});
  }
  const DirectionSet direction = towards(board.start(), *to);
  const bool is_step_kind = acts_as(BugKind::queen) || acts_as(BugKind::pillbug) || acts_as(BugKind::beetle);
  if (direction != 0 && (is_step_kind || (acts_as(BugKind::ant) && !is_occupied))) {
    return verdict_about_step(game, board.start(), direction);
  }
  if (acts_as(BugKind::ant) && !is_occupied) return verdict_about(game, Rule::gate_blocked, {});
  Verdict verdict = verdict_about(game, Rule::cannot_reach, {});
  for (const Spot spot : destinations) verdict.legal.push_back({attempt.piece, spot});
  return verdict;
}

std::vector<PieceIndex> list_of(PieceSet set) {
  std::vector<PieceIndex> list;
  for_each<PieceIndex>(set, [&](PieceIndex piece) { list.push_back(piece); });
  return list;
}

// The pieces of the set that are beside the spot.
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
  if (!to || state.is_occupied(*to)) return verdict_about(game, Rule::throw_target, list_of(usable));
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
  if (stopped == 0) return verdict_about(game, Rule::throw_target, list_of(usable));
  Verdict verdict = verdict_about(game, Rule::throw_gate, list_of(stopped));
  verdict.gate = std::move(gate);
  return verdict;
}

}  // namespace

// Checks 4 to 10: a piece from the hand.
Verdict judge_placement(const Game& game, Attempt attempt, const RuleOptions& options) {
  const GameState& state = game.state();
  const bool is_queen = kind_of(attempt.piece) == BugKind::queen;
  if (colour_of(attempt.piece) != state.to_move()) {
    return verdict_about_last_ply(game, Rule::placement_by_wrong_side);
  }
  if (is_queen && is_queen_too_early(state, options)) {
    return verdict_about(game, Rule::queen_on_first_turn, {});
  }
  if (!is_queen && is_queen_due(state)) return verdict_about(game, Rule::queen_overdue, {});
  const PieceIndex lowest = lowest_in_hand(state, attempt.piece);
  if (lowest != attempt.piece && options.piece_order == PieceOrder::numeric) {
    return verdict_about(game, Rule::piece_order, {lowest});
  }
  return judge_place(game, attempt.to);
}

// Checks 19 to 27: a piece of the side to move that is on the board.
Verdict judge_own_piece(const Game& game, Attempt attempt) {
  const GameState& state = game.state();
  if (holds(state.hand(), queen_of(state.to_move()))) return verdict_about(game, Rule::move_before_queen, {});
  const PieceIndex above = piece_above(state, attempt.piece);
  if (above != no_piece) return verdict_about(game, Rule::covered_piece, {above});
  const Turn turn(state, set_of(attempt.piece));
  const std::optional<Spot> to = state.find_spot(attempt.to);
  if (to && turn.leads(attempt.piece, *to)) return {};
  if (attempt.to == state.cell(attempt.piece)) return verdict_about(game, Rule::no_move, {});
  if (attempt.piece == state.stunned()) return verdict_about_last_ply(game, Rule::stunned_piece);
  if (is_pinned(state, attempt.piece)) return verdict_about_hive(game, Rule::breaks_hive, attempt.piece);
  return judge_way(game, attempt, turn.destinations(attempt.piece));
}

// Checks 11 to 18: a piece of the other side, which can only be thrown.
Verdict judge_enemy_piece(const Game& game, Attempt attempt) {
  const GameState& state = game.state();
  const PieceSet powers = touching(state, pillbug_powers(state, state.to_move()), state.spot(attempt.piece));
  if (powers == 0) return verdict_about_last_ply(game, Rule::throw_by_no_one);
  if (holds(state.hand(), queen_of(state.to_move()))) return verdict_about(game, Rule::throw_before_queen, {});
  if (!holds(state.alone(), attempt.piece)) {
    const PieceIndex above = piece_above(state, attempt.piece);
    return verdict_about(game, Rule::throw_stacked, above == no_piece ? list_of(0) : list_of(set_of(above)));
  }
  if (attempt.piece == state.stunned()) return verdict_about_last_ply(game, Rule::throw_of_stunned);
  if (is_pinned(state, attempt.piece)) return verdict_about_hive(game, Rule::throw_breaks_hive, attempt.piece);
  const PieceSet usable = powers & throwers(state, state.to_move());
  if (usable == 0) {
    Verdict verdict = verdict_about_last_ply(game, Rule::thrower_stunned);
    verdict.pieces = list_of(powers);
    return verdict;
  }
  return judge_throw(game, attempt, usable);
}

}  // namespace plyglot::hive
