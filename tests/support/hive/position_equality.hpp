#pragma once
// Whether two positions are the same (hop R21), by their geometry alone.

#include <plyglot/hive_position.hpp>

namespace plyglot::test {

// Set, side to move, bugs and mark agree once one of them is turned and moved. Ordinals, texts and orientation do not
// matter. Time is that of sorting the bugs a few times.
bool equal_up_to_rotation(const hive::Position& a, const hive::Position& b);
// The same, where one of them may be turned over as well.
bool equal_up_to_reflection(const hive::Position& a, const hive::Position& b);

}  // namespace plyglot::test
