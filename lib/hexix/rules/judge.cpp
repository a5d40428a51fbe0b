#include "hexix/rules/judge.hpp"

#include "hexix/rules/global_rule.hpp"

namespace plyglot::hexix {
namespace {

Verdict refused(Rule rule) {
  Verdict verdict;
  verdict.broken = bit(rule);
  verdict.is_refused = true;
  return verdict;
}

void add(Verdict& verdict, Rule rule) { verdict.broken = static_cast<RuleSet>(verdict.broken | bit(rule)); }

bool is_active(const State& state, Cell cell) { return state.is_any_active(set_of(cell), state.to_move()); }

void set_below_count(Verdict& verdict, CellSet below) {
  verdict.below_count = below;
  if (below != 0) add(verdict, Rule::global_rule);
}

// R7.
Verdict judge_place(const State& state, Cell cell, std::uint8_t written_number) {
  if (!state.is_empty(cell)) return refused(Rule::occupied_cell);
  const Player player = state.to_move();
  const CellSet anchors = neighbours(cell) & state.pieces(player);
  Verdict verdict;
  if (anchors == 0) {
    add(verdict, Rule::no_own_neighbour);
    verdict.number = written_number != 0 ? written_number : std::uint8_t{1};
    return verdict;
  }
  if (!state.is_any_active(anchors, player)) {
    add(verdict, Rule::inactive_anchor);
    verdict.anchors = anchors;
  }
  verdict.number = static_cast<std::uint8_t>(count(anchors));
  if (written_number != 0 && written_number != verdict.number) add(verdict, Rule::wrong_value);
  set_below_count(verdict, below_count_by_placement(state, anchors));
  return verdict;
}

// R9.
Verdict judge_increment(const State& state, Cell cell) {
  if (state.is_empty(cell)) return refused(Rule::empty_cell);
  if (!contains(state.pieces(state.to_move()), cell)) return refused(Rule::enemy_piece);
  if (state.number(cell) == 6) return refused(Rule::increment_past_six);
  Verdict verdict;
  verdict.number = static_cast<std::uint8_t>(state.number(cell) + 1);
  if (!is_active(state, cell)) add(verdict, Rule::inactive_increment);
  return verdict;
}

// R9.
Verdict judge_capture(const State& state, Cell from, Cell to) {
  const Player player = state.to_move();
  const CellSet own = state.pieces(player);
  if (state.is_empty(from)) return refused(Rule::empty_cell);
  if (!contains(own, from)) return refused(Rule::enemy_piece);
  if (state.is_empty(to)) return refused(Rule::empty_target);
  if (contains(own, to)) return refused(Rule::own_target);
  const Piece piece = state.at(from);
  if (piece.kind == PieceKind::home) return refused(Rule::home_captures);
  Verdict verdict;
  verdict.number = piece.number;
  if (!is_forward(from, to, player)) add(verdict, Rule::not_forward);
  if (!takes(piece, state.at(to))) add(verdict, Rule::capture_value);
  if (!is_active(state, from)) add(verdict, Rule::inactive_capture);
  set_below_count(verdict, below_count_by_capture(state, from, to));
  return verdict;
}

}  // namespace

Verdict judge(const State& state, Move move, std::uint8_t written_number) {
  switch (move.kind) {
    case MoveKind::place:
      return judge_place(state, move.cell, written_number);
    case MoveKind::increment:
      return judge_increment(state, move.cell);
    case MoveKind::capture:
      return judge_capture(state, move.cell, move.target);
  }
  return {};
}

std::optional<Piece> play(State& state, Move move, const Verdict& verdict) {
  std::optional<Piece> captured;
  switch (move.kind) {
    case MoveKind::place:
      state.put(move.cell, {state.to_move(), move.mark, verdict.number});
      break;
    case MoveKind::increment:
      state.increment(move.cell);
      break;
    case MoveKind::capture:
      captured = state.at(move.target);
      state.capture(move.cell, move.target);
      break;
  }
  state.pass_turn();
  return captured;
}

}  // namespace plyglot::hexix
