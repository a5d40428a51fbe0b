#include "support/hopgi/exchange.hpp"

namespace plyglot::test {

using namespace hopgi;

namespace {

Leg exchanged(Leg leg) {
  if (leg.kind == LegKind::step) leg.from = mirrored(leg.from);
  leg.to = mirrored(leg.to);
  return leg;
}

}  // namespace

Position exchanged(const Position& position) {
  Position result = position;
  result.to_move = opponent_of(position.to_move);
  std::swap(result.hands[0], result.hands[1]);
  for (Square square = 0; square < square_count; ++square) {
    std::optional<Piece> piece = position.pieces[square];
    if (piece) piece->owner = opponent_of(piece->owner);
    result.pieces[mirrored(square)] = piece;
  }
  return result;
}

Turn exchanged(const Turn& turn) {
  Turn result{exchanged(turn.first), std::nullopt};
  if (turn.second) result.second = exchanged(*turn.second);
  return result;
}

}  // namespace plyglot::test
