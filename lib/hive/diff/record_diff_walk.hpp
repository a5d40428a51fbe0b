#pragma once
// Walks through two games side by side.

#include "hive/diff/record_diff.hpp"
#include "hive/diff/record_diff_plies.hpp"

namespace plyglot::hive {

struct ComparedPlies {
  std::vector<ComparedPly> of_a;
  std::vector<ComparedPly> of_b;
};

// How many plies at the beginning are the same under the alignment.
std::uint32_t common_beginning(const ComparedPlies& plies, const Alignment& alignment);

// Sets the stretches and the edits of a difference; the plies are those of the records, and `alignment` is that of the
// beginning.
void compare_plies(const Record& a, const Record& b, const ComparedPlies& plies, const Alignment& alignment,
                   RecordDiff& diff);

}  // namespace plyglot::hive
