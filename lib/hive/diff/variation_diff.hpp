#pragma once
// The variations of two games that are compared.

#include "hive/diff/record_diff.hpp"

namespace plyglot::hive {

// Those of plies that are the same in both games, in the order of the plies, first those of A. The same variation has
// the same plies, as `diff` counts plies; comments do not matter, nor does the order of several in place of one ply.
// Linear in the plies and variations of both, but for comparing those of one ply with each other and for turning B.
std::vector<VariationChange> compare_variations(const Record& a, const Record& b, const RecordDiff& diff);

}  // namespace plyglot::hive
