#pragma once
// How keys of positions are made: a position is a set of facts, and its key is the sum of their keys.

#include <plyglot/position_key.hpp>

namespace plyglot::board {

// The finalizer of SplitMix64 (Steele, Lea and Flood 2014): each bit of the number changes about half of the bits.
constexpr std::uint64_t mixed(std::uint64_t number) {
  number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9;
  number = (number ^ (number >> 27)) * 0x94D049BB133111EB;
  return number ^ (number >> 31);
}

// The key of a fact, by a number of its own.
constexpr PositionKey key_of_fact(std::uint64_t number) {
  constexpr std::uint64_t step = 0x9E3779B97F4A7C15;
  return {mixed((2 * number + 1) * step), mixed((2 * number + 2) * step)};
}

// The key of a part of a position, such as one of several groups of pieces, by the sum of what is in it.
constexpr PositionKey key_of_part(const PositionKey& sum) { return {mixed(sum.high ^ 1), mixed(sum.low ^ 2)}; }

// Sums have no carry from the one half to the other.
constexpr PositionKey operator+(const PositionKey& a, const PositionKey& b) { return {a.high + b.high, a.low + b.low}; }
constexpr PositionKey operator-(const PositionKey& a, const PositionKey& b) { return {a.high - b.high, a.low - b.low}; }

}  // namespace plyglot::board
