#pragma once
// Which plies of two games are the same, judged by their boards.

#include "hive/board/pieces.hpp"
#include "hive/diff/record_diff.hpp"
#include "support/door/comparing_law.hpp"

namespace plyglot::test {

// Whether such plies may be the same: the same side plays a piece of the same kind to the same cell, however B lies
// upon A there.
inline bool may_be_same(const hive::Record& a, std::uint32_t ply_of_a, const hive::Record& b, std::uint32_t ply_of_b,
                        const hive::Alignment& alignment) {
  const hive::Ply& of_a = a.plies[ply_of_a];
  const hive::Ply& of_b = b.plies[ply_of_b];
  if (ply_of_a % 2 != ply_of_b % 2 || of_a.is_pass() || of_b.is_pass()) {
    return ply_of_a % 2 == ply_of_b % 2 && of_a.is_pass() && of_b.is_pass();
  }
  return hive::colour_of(of_a.piece) == hive::colour_of(of_b.piece) &&
         hive::kind_of(of_a.piece) == hive::kind_of(of_b.piece) && alignment.to_b(of_a.to) == of_b.to;
}

// Empty if nothing is broken.
inline std::string broken_law_of(const hive::RecordDiff& diff, const hive::Record& a, const hive::Record& b) {
  const auto is_same = [&](std::uint32_t i, std::uint32_t j) {
    for (const comparing::Stretch& stretch : diff.stretches) {
      if (i < stretch.items.of_a.end) return may_be_same(a, i, b, j, diff.laying_of(stretch).alignment);
    }
    return false;
  };
  const comparing::Place size{static_cast<std::uint32_t>(a.plies.size()), static_cast<std::uint32_t>(b.plies.size())};
  return broken_comparing_law(diff, size, is_same);
}

}  // namespace plyglot::test
