#include "hopgi/rules/position_keys.hpp"

namespace plyglot::hopgi {
namespace {

using board::operator+;

// Beyond the numbers of pieces on squares.
constexpr std::uint64_t black_to_move = 1U << 16;
constexpr std::uint64_t in_hand = std::uint64_t{1} << 40;

PositionKey key_of(Piece piece, Square square) {
  const auto owner = static_cast<std::uint64_t>(piece.owner);
  return board::key_of_fact((owner * piece_kind_count + static_cast<std::uint64_t>(piece.kind)) * 64 + square);
}

}  // namespace

PositionKeys keys_of(const State& state) {
  PositionKey sum;
  for (SquareSet rest = state.occupied(); rest != 0; rest &= rest - 1) {
    const Square square = first_of(rest);
    sum = sum + key_of(state.at(square), square);
  }
  for (const Side side : {Side::white, Side::black}) {
    for (const PieceKind kind : {PieceKind::rook, PieceKind::bishop, PieceKind::pawn}) {
      const std::uint64_t count = state.hand(side).of(kind);
      if (count == 0) continue;
      const auto whose = static_cast<std::uint64_t>(side) * piece_kind_count + static_cast<std::uint64_t>(kind);
      sum = sum + board::key_of_fact(in_hand + (count << 4) + whose);
    }
  }
  if (state.to_move() == Side::black) sum = sum + board::key_of_fact(black_to_move);
  return {sum, sum};
}

}  // namespace plyglot::hopgi
