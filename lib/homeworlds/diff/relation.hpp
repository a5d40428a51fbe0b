#pragma once
// How two positions or games that are compared stand to each other.

#include "comparing/pair.hpp"

#include <cstdint>

namespace plyglot::homeworlds {

using comparing::Pair;

enum class Relation : std::uint8_t {
  // At most names differ.
  same,
  // The same but that each of two players has the other's seat.
  swapped_seats,
  different,
};

}  // namespace plyglot::homeworlds
