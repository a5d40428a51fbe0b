#include "support/hopgi/random.hpp"

namespace plyglot::test {
namespace {

using namespace hopgi;

Square random_square(Random& random) { return static_cast<Square>(random.below(square_count)); }
PieceKind random_kind(Random& random) { return static_cast<PieceKind>(random.below(piece_kind_count)); }

void put_king(Random& random, Piece king, Position& position) {
  if (random.chance(10)) return;
  Square square = random_square(random);
  while (position.pieces[square]) square = random_square(random);
  position.pieces[square] = king;
}

Square random_own_square(Random& random, const State& state) {
  const SquareSet own = state.pieces(state.to_move());
  Square square = random_square(random);
  while (own != 0 && !contains(own, square)) square = random_square(random);
  return square;
}

Leg random_leg(Random& random, const State& state) {
  Leg leg;
  leg.to = random_square(random);
  if (random.chance(20)) {
    leg.kind = LegKind::drop;
    leg.piece = random_kind(random);
    return leg;
  }
  leg.from = random_own_square(random, state);
  if (state.is_empty(leg.from)) return leg;
  leg = step_of(state, leg.from, leg.to);
  if (random.chance(5)) leg.piece = random_kind(random);
  if (random.chance(5)) leg.promotes = !leg.promotes;
  if (is_king(leg.piece) || is_promoted(leg.piece)) leg.promotes = false;
  if (random.chance(5)) leg.is_capture = !leg.is_capture;
  return leg;
}

}  // namespace

Position random_hopgi_position(Random& random) {
  Position position;
  for (std::size_t i = random.below(30); i > 0; --i) {
    PieceKind kind = random_kind(random);
    while (is_king(kind)) kind = random_kind(random);
    position.pieces[random_square(random)] = Piece{random.chance(50) ? Side::white : Side::black, kind};
  }
  for (const Side side : {Side::white, Side::black}) {
    put_king(random, {side, PieceKind::wazir_king}, position);
    put_king(random, {side, PieceKind::ferz_king}, position);
    for (const PieceKind kind : {PieceKind::rook, PieceKind::bishop, PieceKind::pawn}) {
      if (random.chance(40)) {
        position.hands[static_cast<std::size_t>(side)].of(kind) = static_cast<std::uint32_t>(random.below(4));
      }
    }
  }
  position.to_move = random.chance(50) ? Side::white : Side::black;
  position.clock = static_cast<std::uint32_t>(random.below(30));
  position.turn_number = static_cast<std::uint32_t>(1 + random.below(90));
  return position;
}

Turn random_hopgi_turn(Random& random, const State& state) {
  Turn turn{random_leg(random, state), std::nullopt};
  if (!random.chance(is_king(turn.first.piece) ? 70 : 5)) return turn;
  State after_first = state;
  const Leg& first = turn.first;
  const bool is_playable = first.kind == LegKind::step && !state.is_empty(first.from) && first.from != first.to;
  if (is_playable) play_leg(after_first, first);
  turn.second = random_leg(random, after_first);
  const std::optional<Square> other = linked_king(after_first, first.piece);
  if (other) turn.second = step_of(after_first, *other, random_square(random));
  return turn;
}

}  // namespace plyglot::test
