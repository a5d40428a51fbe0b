#include "hexix/rules/position_keys.hpp"

#include <algorithm>

namespace plyglot::hexix {
namespace {

using board::operator+;

// Beyond the numbers of pieces on cells.
constexpr std::uint64_t red_to_move = 1U << 16;

PositionKey key_of(Piece piece, Cell cell) {
  const auto owner = static_cast<std::uint64_t>(piece.owner);
  const auto kind = static_cast<std::uint64_t>(piece.kind);
  return board::key_of_fact((((owner * 4 + kind) * 16 + piece.number) * 32) + cell);
}

}  // namespace

PositionKeys keys_of(const State& state) {
  PositionKey sum;
  PositionKey mirrored_sum;
  for (CellSet rest = state.occupied(); rest != 0; rest &= rest - 1) {
    const Cell cell = first_of(rest);
    sum = sum + key_of(state.at(cell), cell);
    mirrored_sum = mirrored_sum + key_of(state.at(cell), mirrored(cell));
  }
  const PositionKey side = state.to_move() == Player::red ? board::key_of_fact(red_to_move) : PositionKey();
  return {sum + side, std::min(sum, mirrored_sum) + side};
}

}  // namespace plyglot::hexix
