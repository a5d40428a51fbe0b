#pragma once
// The board as the rules compute on it: 1024 spots on a ring, on which a hive of 28 pieces never meets itself.

#include "board/hex.hpp"

#include <cstddef>

namespace plyglot::hive {

// Cell (q, r) is spot q + 32r modulo 1024. Two cells that share a spot are at least 32 steps apart, and a hive of 28
// pieces with the cells around it is at most 29 steps across; so inside and beside a hive spots are as good as cells,
// and a neighbour is an addition away.
using Spot = std::uint16_t;
inline constexpr std::size_t spots = 1024;

namespace torus {
inline constexpr unsigned row = 32;
inline constexpr unsigned mask = spots - 1;
constexpr Spot wrapped(unsigned number) { return static_cast<Spot>(number & mask); }
}  // namespace torus

constexpr Spot spot_of(board::Hex cell) {
  return torus::wrapped(static_cast<unsigned>(cell.q) + torus::row * static_cast<unsigned>(cell.r));
}

namespace torus {
inline constexpr std::array<Spot, board::directions> offsets = {spot_of(board::steps[0]), spot_of(board::steps[1]),
                                                                spot_of(board::steps[2]), spot_of(board::steps[3]),
                                                                spot_of(board::steps[4]), spot_of(board::steps[5])};
}  // namespace torus

constexpr Spot beside(Spot spot, board::Direction direction) {
  return torus::wrapped(unsigned{spot} + torus::offsets[direction]);
}

// Bit d stands for direction d.
using DirectionSet = std::uint8_t;
inline constexpr DirectionSet all_directions = 0x3F;

constexpr DirectionSet direction_set(board::Direction direction) { return static_cast<DirectionSet>(1U << direction); }

// Each direction turned by one sixth, clockwise and counter-clockwise.
constexpr DirectionSet clockwise(DirectionSet set) {
  return static_cast<DirectionSet>(((set << 1) | (set >> 5)) & all_directions);
}
constexpr DirectionSet counter_clockwise(DirectionSet set) {
  return static_cast<DirectionSet>(((set >> 1) | (set << 5)) & all_directions);
}

namespace torus {
constexpr std::array<DirectionSet, spots> directions_by_difference() {
  std::array<DirectionSet, spots> table{};
  for (board::Direction d = 0; d < board::directions; ++d) table[offsets[d]] = direction_set(d);
  return table;
}
inline constexpr std::array<DirectionSet, spots> direction_of_difference = directions_by_difference();
}  // namespace torus

// The direction from `from` to `to`, as a set of one; empty if they are not neighbours.
constexpr DirectionSet towards(Spot from, Spot to) {
  return torus::direction_of_difference[torus::wrapped(unsigned{to} - unsigned{from})];
}

}  // namespace plyglot::hive
