#pragma once
// What two records say about their games.

#include "hive/diff/record_diff.hpp"

namespace plyglot::hive {

// Sets all members of the difference that are about headers. Linear in the tags, but for sorting them.
void compare_headers(const Record& a, const Record& b, RecordDiff& diff);

// The tags of B, of which A's are known.
std::vector<Tag> changed_tags(const std::vector<Tag>& tags_of_a, const std::vector<TagChange>& changes);

}  // namespace plyglot::hive
