#pragma once
// Walking through sets that are the bits of a number.

#include <bit>

namespace plyglot::hive {

// Calls `visit(index)` for each bit that is set, from the lowest.
template <class Index, class Visit>
constexpr void for_each(unsigned set, Visit visit) {
  for (; set != 0; set &= set - 1) visit(static_cast<Index>(std::countr_zero(set)));
}

}  // namespace plyglot::hive
