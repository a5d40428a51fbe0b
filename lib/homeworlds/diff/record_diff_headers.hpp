#pragma once
// What two records say about their games.

#include "homeworlds/diff/record_diff.hpp"

namespace plyglot::homeworlds {

// Headers that contradict each other: players by seat, winners by seat, and of the others those that stand in both.
// Case and blanks around a value do not matter. Linear in the headers, but for sorting them.
std::vector<HeaderChange> contrary_headers(const Record& a, const Record& b);

}  // namespace plyglot::homeworlds
