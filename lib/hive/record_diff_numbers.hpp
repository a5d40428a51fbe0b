#pragma once
// Pieces that have other numbers in the two games.

#include "hive/record_diff.hpp"

namespace plyglot::hive {

// A piece of A is another one of its kind in B.
struct OtherNumber {
  Pair<PieceIndex> piece;
  Pair<std::uint32_t> first_ply;
  // How many plies differ in this alone.
  std::size_t plies = 0;
};

// In the order of their first plies. The difference was made from A.
std::vector<OtherNumber> other_numbers(const Record& a, const RecordDiff& diff);

}  // namespace plyglot::hive
