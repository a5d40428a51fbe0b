#pragma once
// Where players sit around a board of systems.

#include <cstddef>
#include <cstdint>

namespace plyglot::board {

enum class Side : std::uint8_t { north, east, south, west };
inline constexpr std::size_t sides = 4;

// Two players sit at the two ends, three and four clockwise from the north. Of more, some share a side.
constexpr Side side_of(std::size_t player, std::size_t players) {
  if (players <= 2) return player % 2 == 0 ? Side::north : Side::south;
  return static_cast<Side>(player % sides);
}

}  // namespace plyglot::board
