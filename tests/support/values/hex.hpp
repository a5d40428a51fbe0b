#pragma once
// Hexagonal cells for property tests and for messages.

#include <plyglot/hex.hpp>

#include <rapidcheck.h>

#include <ostream>

namespace plyglot::board {

inline std::ostream& operator<<(std::ostream& out, Hex cell) { return out << cell.q << ',' << cell.r; }

}  // namespace plyglot::board

namespace rc {

// Near the origin, where boards are, and anywhere within the bounds of Hex.
template <>
struct Arbitrary<plyglot::board::Hex> {
  static Gen<plyglot::board::Hex> arbitrary() {
    constexpr std::int32_t far = 1 << 29;
    return gen::oneOf(within(8), within(far));
  }

 private:
  static Gen<plyglot::board::Hex> within(std::int32_t bound) {
    const auto coordinate = gen::inRange<std::int32_t>(-bound, bound + 1);
    return gen::map(gen::pair(coordinate, coordinate), [](const std::pair<std::int32_t, std::int32_t>& pair) {
      return plyglot::board::Hex{pair.first, pair.second};
    });
  }
};

}  // namespace rc
