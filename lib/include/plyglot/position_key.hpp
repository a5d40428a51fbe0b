#pragma once
// Values that stand for positions: what an index of games, and an engine's table, look positions up by.

#include <cstdint>
#include <string>

namespace plyglot {

// 128 bits. Equal for equal positions, which have the same legal moves; different ones have the same value by a chance
// of about 2 to the power of -128 each, so that whoever must not be wrong compares the positions too.
struct PositionKey {
  std::uint64_t high = 0;
  std::uint64_t low = 0;

  friend constexpr auto operator<=>(const PositionKey& a, const PositionKey& b) = default;
};

// Of one position: `key` is the same for positions that differ only in how the board is turned or moved, or in the
// names of what is on it; `mirrored` is the same for their mirror images as well.
struct PositionKeys {
  PositionKey key;
  PositionKey mirrored;

  friend constexpr bool operator==(const PositionKeys& a, const PositionKeys& b) = default;
};

// 32 hexadecimal digits, in lower case.
std::string name_of(const PositionKey& key);

}  // namespace plyglot
