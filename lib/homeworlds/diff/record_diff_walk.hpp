#pragma once
// Walks through two games side by side.

#include "homeworlds/diff/record_diff.hpp"
#include "homeworlds/diff/record_diff_keys.hpp"

namespace plyglot::homeworlds {

// Sets the stretches, the edits and all about names of a difference.
void compare_turns(const Record& a, const Record& b, const ComparedGame& of_a, const ComparedGame& of_b,
                   RecordDiff& diff);

}  // namespace plyglot::homeworlds
