#pragma once
// A fact of each of two things that are compared, side by side.

namespace plyglot::notation {

template <class Value>
struct Pair {
  Value of_a{};
  Value of_b{};
  bool differs() const { return of_a != of_b; }
};

}  // namespace plyglot::notation
