#pragma once
// Where two games are in the same position.

#include "comparing/comparison.hpp"

#include <optional>
#include <unordered_map>
#include <vector>

namespace plyglot::comparing {

// A position that is the same as no other.
inline constexpr std::uint32_t unknown_position = 0xFFFFFFFF;

class Meetings {
 public:
  // The positions of each game as numbers, from the one after `first` moves on. Linear in them.
  Meetings(Place first, std::vector<std::uint32_t> of_a, const std::vector<std::uint32_t>& of_b);

  // The nearest common position after `last`, where that is counted by the moves of both games together. `last` must
  // not be before `first`. Time is that of the moves between.
  std::optional<Place> next(Place last) const;

 private:
  std::uint32_t first_of_a_;
  std::vector<std::uint32_t> of_a_;
  // By position: when B is in it.
  std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> times_;
};

}  // namespace plyglot::comparing
