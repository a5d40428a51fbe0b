#pragma once
// The longest common subsequence of two lists of plies.

#include "hive/record_diff_plies.hpp"

namespace plyglot::hive {

// Indices of plies that are the same but for numbers.
struct SamePlies {
  std::uint32_t of_a = 0;
  std::uint32_t of_b = 0;
};

// As many as possible, both indices rising; of several choices the one that finds partners earliest. Longer lists than
// 2048 plies are compared in blocks of that length, so that time is linear in them; then there may be fewer than
// possible. Both lists are on one board.
std::vector<SamePlies> longest_common_subsequence(const std::vector<ComparedPly>& a, const std::vector<ComparedPly>& b);

}  // namespace plyglot::hive
