#pragma once
// The lines of a difference between games that are about turns.

#include "homeworlds/diff/record_diff.hpp"

namespace plyglot::homeworlds {

// The lines about turns and meetings, in the order of the turns. How many differences they tell: a meeting is none.
std::size_t append_turn_lines(const Record& a, const Record& b, const RecordDiff& diff, std::string& out);

}  // namespace plyglot::homeworlds
