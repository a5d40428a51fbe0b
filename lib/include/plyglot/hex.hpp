#pragma once
// A cell of a board of hexagons.

#include <cstdint>

namespace plyglot::board {

// Axial coordinates: q grows to the east, r to the south-east (hop R3). The board is unbounded for practical purposes:
// q, r and q + r lie within 2^30 of zero.
struct Hex {
  std::int32_t q = 0;
  std::int32_t r = 0;
  friend constexpr bool operator==(Hex a, Hex b) = default;
};

}  // namespace plyglot::board
