#include "hive/record_diff_script.hpp"

namespace plyglot::hive {

std::vector<notation::SameItems> longest_common_subsequence(const std::vector<ComparedPly>& a,
                                                            const std::vector<ComparedPly>& b) {
  return notation::longest_common_subsequence(
      a.size(), b.size(), [&](std::size_t i, std::size_t j) { return is_same_but_for_numbers(a[i], b[j]); });
}

}  // namespace plyglot::hive
