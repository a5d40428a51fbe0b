#pragma once
// The longest common subsequence of two lists of plies.

#include "hive/record_diff_plies.hpp"
#include "notation/common_subsequence.hpp"

namespace plyglot::hive {

// Plies that are the same but for numbers. Both lists are on one board.
std::vector<notation::SameItems> longest_common_subsequence(const std::vector<ComparedPly>& a,
                                                            const std::vector<ComparedPly>& b);

}  // namespace plyglot::hive
