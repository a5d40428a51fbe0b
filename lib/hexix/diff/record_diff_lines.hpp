#pragma once
// The lines of a difference between games that are about plies.

#include "hexix/diff/record_diff.hpp"

namespace plyglot::hexix {

// The lines about plies and meetings, in the order of the plies. How many differences they tell: a meeting is none.
std::size_t append_ply_lines(const Record& a, const Record& b, const RecordDiff& diff, std::string& out);

// A line for each ply that both make with different suffixes. How many there are.
std::size_t append_suffix_lines(const Record& a, const Record& b, const RecordDiff& diff, std::string& out);

}  // namespace plyglot::hexix
