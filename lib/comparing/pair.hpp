#pragma once
// A fact of each of two things that are compared, side by side.

#include <cstdint>

namespace plyglot::comparing {

template <class Value>
struct Pair {
  Value of_a{};
  Value of_b{};
  bool differs() const { return of_a != of_b; }
};

// An item of each of two lists, by their indices from 0; or how many items of each are done.
using Place = Pair<std::uint32_t>;

}  // namespace plyglot::comparing
