#pragma once
// Random numbers that are the same on every machine: the distributions of the standard library are not.

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace plyglot::test {

// SplitMix64.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t value = state_;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9U;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBU;
    return value ^ (value >> 31);
  }
  // From 0 to `bound` - 1; `bound` is at least 1.
  std::size_t below(std::size_t bound) {
    assert(bound > 0);
    return static_cast<std::size_t>(next() % bound);
  }
  // From `low` to `high`, both included.
  std::size_t between(std::size_t low, std::size_t high) { return low + below(high - low + 1); }
  bool chance(std::size_t percent) { return below(100) < percent; }

  // An element of a vector or string that is not empty.
  template <class Items>
  const auto& pick(const Items& items) {
    return items[below(items.size())];
  }
  template <class Items>
  void shuffle(Items& items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
  }

 private:
  std::uint64_t state_;
};

}  // namespace plyglot::test
