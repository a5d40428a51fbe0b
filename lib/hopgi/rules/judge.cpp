#include "hopgi/rules/judge.hpp"

#include "hopgi/rules/reach.hpp"

namespace plyglot::hopgi {
namespace {

SquareSet slides(const std::array<Reach::Line, lines>& from, SquareSet occupied) {
  SquareSet reached = 0;
  for (const Reach::Line& line : from) {
    const std::size_t steps = (line[0] & occupied) != 0 ? 0 : (line[1] & occupied) != 0 ? 1 : 2;
    reached |= line[steps];
  }
  return reached;
}

SquareSet hops(const Reach& reach, SquareSet occupied) {
  SquareSet reached = 0;
  for (const Reach::Hop& hop : reach.hops) {
    if ((hop.over & occupied) != 0) reached |= hop.to;
  }
  return reached;
}

SquareSet without_hops(const State& state, Piece piece, const Reach& reach) {
  const SquareSet occupied = state.occupied();
  const SquareSet enemies = state.pieces(opponent_of(piece.owner));
  const auto side = static_cast<std::size_t>(piece.owner);
  switch (piece.kind) {
    case PieceKind::wazir_king:
      return reach.orthogonal;
    case PieceKind::ferz_king:
      return reach.diagonal;
    case PieceKind::rook:
      return slides(reach.orthogonal_lines, occupied);
    case PieceKind::bishop:
      return slides(reach.diagonal_lines, occupied);
    case PieceKind::pawn:
      return (reach.pawn_captures[side] & enemies) | (reach.pawn_moves[side] & ~occupied);
    case PieceKind::dragon_king:
      return slides(reach.orthogonal_lines, occupied) | reach.diagonal;
    case PieceKind::dragon_horse:
      return slides(reach.diagonal_lines, occupied) | reach.orthogonal;
    case PieceKind::guardian:
      return (reach.orthogonal & enemies) | (reach.diagonal & ~occupied);
  }
  return 0;
}

}  // namespace

SquareSet targets(const State& state, Square from, Corner corner) {
  const Piece piece = state.at(from);
  const Reach& reach = reach_table(corner)[from];
  return (without_hops(state, piece, reach) | hops(reach, state.occupied())) & ~state.pieces(piece.owner);
}

SquareSet candidates(const State& state, Side side, PieceKind kind, Square to) {
  SquareSet found = 0;
  for (SquareSet rest = state.pieces(side, kind); rest != 0; rest &= rest - 1) {
    const Square from = first_of(rest);
    if (contains(targets(state, from), to)) found |= set_of(from);
  }
  return found;
}

bool must_promote(Piece piece, Square from, Square to) {
  if (is_king(piece.kind) || is_promoted(piece.kind)) return false;
  return (promotion_squares(piece.owner) & (set_of(from) | set_of(to))) != 0;
}

void apply_leg(State& state, const Leg& leg) {
  const Side side = state.to_move();
  if (leg.kind == LegKind::drop) {
    --state.hand(side).of(leg.piece);
    return state.put(leg.to, {side, leg.piece});
  }
  if (!state.is_empty(leg.to)) {
    const PieceKind captured = state.at(leg.to).kind;
    state.remove(leg.to);
    if (!is_king(captured)) ++state.hand(side).of(unpromoted(captured));
  }
  state.remove(leg.from);
  state.put(leg.to, {side, leg.promotes ? promoted(leg.piece) : leg.piece});
}

std::optional<Square> linked_king(const State& state, PieceKind moved) {
  if (!is_king(moved) || has_lost(state, opponent_of(state.to_move()))) return std::nullopt;
  const PieceKind other = moved == PieceKind::wazir_king ? PieceKind::ferz_king : PieceKind::wazir_king;
  const SquareSet king = state.pieces(state.to_move(), other);
  if (king == 0 || targets(state, first_of(king)) == 0) return std::nullopt;
  return first_of(king);
}

bool resets_clock(const Leg& leg) {
  return leg.kind == LegKind::drop || leg.is_capture || leg.piece == PieceKind::pawn;
}

void play_turn(State& state, const Turn& turn) {
  play_leg(state, turn.first);
  if (turn.second) play_leg(state, *turn.second);
  state.pass_turn(resets_clock(turn.first) || (turn.second && resets_clock(*turn.second)));
}

std::optional<Side> winner(const State& state) {
  const bool white_has_lost = has_lost(state, Side::white);
  if (white_has_lost == has_lost(state, Side::black)) return std::nullopt;
  return white_has_lost ? Side::black : Side::white;
}

}  // namespace plyglot::hopgi
