#pragma once
// What the comparison of two games finds, from their beginnings to their ends, whatever the game.

#include <cstdint>

namespace plyglot::notation {

// Plies or turns by their indices, from 0; `end` is not one of them.
struct ItemRange {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;

  constexpr std::uint32_t size() const { return end - begin; }
};

// A stretch of A beside one of B.
enum class StretchKind : std::uint8_t {
  // The same plies, one by one.
  common,
  // The same plies in another order; the position after them is the same.
  reordered,
  // Other plies; the position after them is the same.
  detour,
  // One of the games has ended.
  continued,
  // The games are in no common position any more.
  parted,
};

}  // namespace plyglot::notation
