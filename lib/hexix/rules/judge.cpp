#include "hexix/rules/judge.hpp"

namespace plyglot::hexix {
namespace {

// The global rule: no piece may have more own neighbours than its number says (hexix R8). Both functions ask which
// pieces of the side to move break it after a move and did not before, by their cells after the move.

// Those of the own pieces that have as many own neighbours as their number says, and so room for no other.
CellSet filled_of(const State& state, CellSet pieces) {
  CellSet filled = 0;
  for (CellSet rest = pieces; rest != 0; rest &= rest - 1) {
    const Cell cell = first_of(rest);
    if (state.number(cell) == state.neighbour_count(cell, state.to_move())) filled |= set_of(cell);
  }
  return filled;
}

// `anchors`: the own neighbours of the empty cell where a piece is placed, as many as the number that it gets (R7.4).
// The new piece has just as many own neighbours as its number says; each of them gets one more.
CellSet below_count_by_placement(const State& state, CellSet anchors) { return filled_of(state, anchors); }

// The own pieces beside the target get one more neighbour, unless they lose it on the other side. The piece that
// captures is the same piece before and after.
CellSet below_count_by_capture(const State& state, Cell from, Cell to) {
  const CellSet own = state.pieces(state.to_move());
  CellSet below = filled_of(state, neighbours(to) & own & ~neighbours(from) & ~set_of(from));
  const unsigned number = state.number(from);
  const bool is_below_before = number < count(neighbours(from) & own);
  const bool is_below_after = number < count(neighbours(to) & own & ~set_of(from));
  if (is_below_after && !is_below_before) below |= set_of(to);
  return below;
}

// Verdicts are filled where they lie: to put one together in registers costs more than to judge most moves.

void add(Verdict& verdict, Rule rule) { verdict.broken = static_cast<RuleSet>(verdict.broken | bit(rule)); }

void refuse(Verdict& verdict, Rule rule) {
  add(verdict, rule);
  verdict.is_refused = true;
}

bool is_active(const State& state, Cell cell) { return contains(state.active(state.to_move()), cell); }

void set_below_count(Verdict& verdict, CellSet below) {
  verdict.below_count = below;
  if (below != 0) add(verdict, Rule::global_rule);
}

// R7.
void judge_place(const State& state, Cell cell, std::uint8_t written_number, Verdict& verdict) {
  if (!state.is_empty(cell)) return refuse(verdict, Rule::occupied_cell);
  const Player player = state.to_move();
  const CellSet anchors = neighbours(cell) & state.pieces(player);
  if (anchors == 0) {
    add(verdict, Rule::no_own_neighbour);
    verdict.number = written_number != 0 ? written_number : std::uint8_t{1};
    return;
  }
  if (!state.is_any_active(anchors, player)) {
    add(verdict, Rule::inactive_anchor);
    verdict.anchors = anchors;
  }
  verdict.number = static_cast<std::uint8_t>(count(anchors));
  if (written_number != 0 && written_number != verdict.number) add(verdict, Rule::wrong_value);
  set_below_count(verdict, below_count_by_placement(state, anchors));
}

// R9.
void judge_increment(const State& state, Cell cell, Verdict& verdict) {
  if (state.is_empty(cell)) return refuse(verdict, Rule::empty_cell);
  if (!contains(state.pieces(state.to_move()), cell)) return refuse(verdict, Rule::enemy_piece);
  if (!contains(state.raisable(), cell)) return refuse(verdict, Rule::increment_past_six);
  verdict.number = static_cast<std::uint8_t>(state.number(cell) + 1);
  if (!is_active(state, cell)) add(verdict, Rule::inactive_increment);
}

// R9.
void judge_capture(const State& state, Cell from, Cell to, Verdict& verdict) {
  const Player player = state.to_move();
  const CellSet own = state.pieces(player);
  if (state.is_empty(from)) return refuse(verdict, Rule::empty_cell);
  if (!contains(own, from)) return refuse(verdict, Rule::enemy_piece);
  if (state.is_empty(to)) return refuse(verdict, Rule::empty_target);
  if (contains(own, to)) return refuse(verdict, Rule::own_target);
  const Piece piece = state.at(from);
  if (piece.kind == PieceKind::home) return refuse(verdict, Rule::home_captures);
  verdict.number = piece.number;
  if (!is_forward(from, to, player)) add(verdict, Rule::not_forward);
  if (!takes(piece, state.at(to))) add(verdict, Rule::capture_value);
  if (!is_active(state, from)) add(verdict, Rule::inactive_capture);
  set_below_count(verdict, below_count_by_capture(state, from, to));
}

std::optional<Piece> play_place(State& state, Move move, const Verdict& verdict) {
  state.put(move.cell, state.to_move(), move.mark, verdict.number);
  state.pass_turn();
  return std::nullopt;
}

std::optional<Piece> play_increment(State& state, Move move) {
  state.increment(move.cell);
  state.pass_turn();
  return std::nullopt;
}

std::optional<Piece> play_capture(State& state, Move move) {
  const Piece captured = state.at(move.target);
  state.capture(move.cell, move.target);
  state.pass_turn();
  return captured;
}

}  // namespace

Verdict judge(const State& state, Move move, std::uint8_t written_number) {
  Verdict verdict;
  switch (move.kind) {
    case MoveKind::place:
      judge_place(state, move.cell, written_number, verdict);
      break;
    case MoveKind::increment:
      judge_increment(state, move.cell, verdict);
      break;
    case MoveKind::capture:
      judge_capture(state, move.cell, move.target, verdict);
      break;
  }
  return verdict;
}

std::optional<Piece> play(State& state, Move move, const Verdict& verdict) {
  switch (move.kind) {
    case MoveKind::place:
      return play_place(state, move, verdict);
    case MoveKind::increment:
      return play_increment(state, move);
    case MoveKind::capture:
      break;
  }
  return play_capture(state, move);
}

Outcome play_if_sound(State& state, Move move, std::uint8_t written_number, RuleSet in_force) {
  Outcome outcome;
  Verdict& verdict = outcome.verdict;
  const auto is_sound = [&] {
    outcome.is_played = (verdict.broken & in_force) == 0 && !verdict.is_refused;
    return outcome.is_played;
  };
  switch (move.kind) {
    case MoveKind::place:
      judge_place(state, move.cell, written_number, verdict);
      if (is_sound()) play_place(state, move, verdict);
      break;
    case MoveKind::increment:
      judge_increment(state, move.cell, verdict);
      if (is_sound()) play_increment(state, move);
      break;
    case MoveKind::capture:
      judge_capture(state, move.cell, move.target, verdict);
      if (is_sound()) outcome.captured = play_capture(state, move);
      break;
  }
  return outcome;
}

}  // namespace plyglot::hexix
