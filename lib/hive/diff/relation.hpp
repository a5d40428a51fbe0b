#pragma once
// How two things that are compared stand to each other, and a fact of each side by side.

#include "comparing/pair.hpp"

#include <cstdint>

namespace plyglot::hive {

// Of positions or of games.
enum class Relation : std::uint8_t {
  // At most the texts begin in other places.
  same,
  // B is A, turned (hop R21, hive-notations N13: equal).
  rotated,
  // B is the mirror image of A, turned or not (hop R21: equal up to reflection only).
  mirrored,
  different,
};

using comparing::Pair;

}  // namespace plyglot::hive
