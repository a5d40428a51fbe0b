#pragma once
// The lines of a difference between games that are about plies.

#include "hive/diff/record_diff.hpp"

namespace plyglot::hive {

// The lines about plies and meetings, in the order of the plies. How many differences they tell: a meeting is none.
std::size_t append_ply_lines(const Record& a, const Record& b, const RecordDiff& diff, std::string& out);

}  // namespace plyglot::hive
