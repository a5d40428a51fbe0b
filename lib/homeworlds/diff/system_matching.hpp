#pragma once
// Which system of one position is which of another, whatever they are called.

#include <plyglot/homeworlds_position.hpp>

namespace plyglot::homeworlds {

// Indices into Position::systems.
struct SystemPair {
  std::uint32_t of_a = 0;
  std::uint32_t of_b = 0;
};

// Every system is in at most one pair. First those that hold the same and have the same name, then those that hold the
// same in their order; then of the others that share a star or a player's home those of the same name, and then the
// most alike. Names are the same without regard to ASCII case. Sorted by A. Quadratic in the number of systems, but for
// sorting.
std::vector<SystemPair> match(const Position& a, const Position& b);

}  // namespace plyglot::homeworlds
