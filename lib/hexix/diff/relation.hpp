#pragma once
// How two games that are compared stand to each other.

#include "comparing/pair.hpp"

#include <cstdint>

namespace plyglot::hexix {

using comparing::Pair;

enum class Relation : std::uint8_t {
  // At most what people say about the plies differs.
  same,
  // B is the mirror image of A: columns A to G are G to A. It is another game.
  mirrored,
  different,
};

}  // namespace plyglot::hexix
