// Checks 19 to 27: a piece of the side to move that is on the board.

#include "hive/rules/legality/judgement.hpp"
#include "hive/rules/steps.hpp"
#include "hive/rules/turn.hpp"

namespace plyglot::hive {
namespace {

// The kinds by which the piece moves: its own, or those it copies (H21, H22).
unsigned kinds_acted(const GameState& state, PieceIndex piece) {
  const BugKind kind = kind_of(piece);
  if (kind != BugKind::mosquito) return bit_of(kind);
  if (!holds(state.alone(), piece)) return bit_of(BugKind::beetle);
  return kinds_copied_at(state, state.spot(piece));
}

// A step that is closed, with what shows on both sides of it.
Verdict verdict_about_step(const Game& game, Spot from, DirectionSet direction) {
  Verdict verdict = verdict_about(game, Check::gate_blocked, {});
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
    return verdict_about(game, Check::destination_occupied, {state.top(*to)});
  }
  if (!to || (!is_occupied && board.occupied_beside(*to) == 0)) {
    return verdict_about(game, Check::destination_detached, {});
  }
  const DirectionSet direction = towards(board.start(), *to);
  const bool is_step_kind = acts_as(BugKind::queen) || acts_as(BugKind::pillbug) || acts_as(BugKind::beetle);
  if (direction != 0 && (is_step_kind || (acts_as(BugKind::ant) && !is_occupied))) {
    return verdict_about_step(game, board.start(), direction);
  }
  if (acts_as(BugKind::ant) && !is_occupied) return verdict_about(game, Check::gate_blocked, {});
  Verdict verdict = verdict_about(game, Check::cannot_reach, {});
  for (const Spot spot : destinations) verdict.legal.push_back({attempt.piece, spot});
  return verdict;
}

}  // namespace

Verdict judge_own_piece(const Game& game, Attempt attempt) {
  const GameState& state = game.state();
  if (holds(state.hand(), queen_of(state.to_move()))) return verdict_about(game, Check::move_before_queen, {});
  const PieceIndex above = piece_above(state, attempt.piece);
  if (above != no_piece) return verdict_about(game, Check::covered_piece, {above});
  const SpotSet destinations = Turn(state).destinations(attempt.piece);
  const std::optional<Spot> to = state.find_spot(attempt.to);
  if (to && destinations.contains(*to)) return {};
  if (attempt.to == state.cell(attempt.piece)) return verdict_about(game, Check::no_move, {});
  if (attempt.piece == state.stunned()) return verdict_about_last_ply(game, Check::stunned_piece);
  if (is_pinned(state, attempt.piece)) return verdict_about_hive(game, Check::breaks_hive, attempt.piece);
  return judge_way(game, attempt, destinations);
}

}  // namespace plyglot::hive
