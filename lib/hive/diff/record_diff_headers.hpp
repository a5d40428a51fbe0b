#pragma once
// What two records say about their games.

#include "hive/diff/record_diff.hpp"

namespace plyglot::hive {

// Sets all members of the difference that are about headers. Linear in the tags, but for sorting them.
void compare_headers(const Record& a, const Record& b, RecordDiff& diff);

}  // namespace plyglot::hive
