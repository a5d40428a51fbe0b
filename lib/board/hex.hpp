#pragma once
// The geometry of hexagons with a vertex at the top: directions, neighbours and the twelve symmetries.

#include <plyglot/hex.hpp>

#include <algorithm>
#include <array>
#include <string_view>

namespace plyglot::board {

// 0 to 5, clockwise from north-east (hop R3).
using Direction = std::uint8_t;
inline constexpr Direction directions = 6;
inline constexpr Direction north_east = 0;
inline constexpr Direction east = 1;
inline constexpr Direction south_east = 2;
inline constexpr Direction south_west = 3;
inline constexpr Direction west = 4;
inline constexpr Direction north_west = 5;

inline constexpr std::array<std::string_view, directions> direction_names = {"NE", "E", "SE", "SW", "W", "NW"};

// How the coordinates change in each direction.
inline constexpr std::array<Hex, directions> steps = {{{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}}};

// `sixths` of a full turn, clockwise if positive; any number.
constexpr Direction turned(Direction direction, int sixths) {
  return static_cast<Direction>((direction + sixths % directions + directions) % directions);
}

constexpr Direction opposite(Direction direction) { return turned(direction, directions / 2); }

constexpr Hex neighbour(Hex cell, Direction direction) {
  return {cell.q + steps[direction].q, cell.r + steps[direction].r};
}

constexpr Hex sum(Hex a, Hex b) { return {a.q + b.q, a.r + b.r}; }
// What leads from `b` to `a`.
constexpr Hex difference(Hex a, Hex b) { return {a.q - b.q, a.r - b.r}; }

// The number of steps of the shortest way from one cell to the other: no coordinate can change faster than by one a
// step. What leads from one to the other must lie within the bounds of Hex.
constexpr std::int32_t distance(Hex a, Hex b) {
  const Hex way = difference(a, b);
  std::int32_t longest = 0;
  for (const std::int32_t change : {way.q, way.r, way.q + way.r}) {
    longest = std::max(longest, change < 0 ? -change : change);
  }
  return longest;
}

// By a sixth of a full turn clockwise around (0, 0).
constexpr Hex rotated(Hex cell) { return {-cell.r, cell.q + cell.r}; }

// The mirror image in the line from west to east through (0, 0): it exchanges north and south, so that text read with
// the other chirality (hop R4) is the mirror image.
constexpr Hex mirrored(Hex cell) { return {cell.q + cell.r, -cell.r}; }
constexpr Direction mirrored(Direction direction) { return turned(south_east, -int{direction}); }

// A symmetry of the grid that keeps (0, 0): a mirror image or not, then a rotation clockwise.
struct Symmetry {
  bool is_mirrored = false;
  // 0 to 5, in sixths of a full turn.
  std::uint8_t rotation = 0;
};

// All there are: the six rotations, then the six mirror images.
inline constexpr std::array<Symmetry, 12> symmetries = {{{false, 0},
                                                         {false, 1},
                                                         {false, 2},
                                                         {false, 3},
                                                         {false, 4},
                                                         {false, 5},
                                                         {true, 0},
                                                         {true, 1},
                                                         {true, 2},
                                                         {true, 3},
                                                         {true, 4},
                                                         {true, 5}}};

constexpr Hex image(Hex cell, Symmetry symmetry) {
  if (symmetry.is_mirrored) cell = mirrored(cell);
  for (std::uint8_t i = 0; i < symmetry.rotation; ++i) cell = rotated(cell);
  return cell;
}

constexpr Direction image(Direction direction, Symmetry symmetry) {
  return turned(symmetry.is_mirrored ? mirrored(direction) : direction, symmetry.rotation);
}

// What brings every image back. A mirror image undoes itself, whatever rotation follows it.
constexpr Symmetry inverse(Symmetry symmetry) {
  if (symmetry.is_mirrored) return symmetry;
  return {false, static_cast<std::uint8_t>((directions - symmetry.rotation) % directions)};
}

}  // namespace plyglot::board
