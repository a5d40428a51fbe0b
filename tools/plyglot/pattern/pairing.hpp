#pragma once
// Whether what is asked for is there, each in another one of what is found.

#include <vector>

namespace plyglot::tool::pattern {

// A pairing of each of `asked` with one of `found`, by augmenting paths (Kuhn 1955). `fits(i, j)` says whether the two
// may be a pair.
template <class Fits>
bool can_pair(std::size_t asked, std::size_t found, const Fits& fits) {
  if (asked > found) return false;
  constexpr std::size_t none = static_cast<std::size_t>(-1);
  std::vector<std::vector<std::size_t>> choices(asked);
  for (std::size_t i = 0; i < asked; ++i) {
    for (std::size_t j = 0; j < found; ++j) {
      if (fits(i, j)) choices[i].push_back(j);
    }
    if (choices[i].empty()) return false;
  }
  std::vector<std::size_t> pair_of(found, none);
  std::vector<bool> is_tried;
  const auto place = [&](const auto& self, std::size_t i) -> bool {
    for (const std::size_t j : choices[i]) {
      if (is_tried[j]) continue;
      is_tried[j] = true;
      if (pair_of[j] != none && !self(self, pair_of[j])) continue;
      pair_of[j] = i;
      return true;
    }
    return false;
  };
  for (std::size_t i = 0; i < asked; ++i) {
    is_tried.assign(found, false);
    if (!place(place, i)) return false;
  }
  return true;
}

}  // namespace plyglot::tool::pattern
