#pragma once
// Published counts of the trees of legal moves.

#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"

#include <cstdint>

namespace plyglot::test {

// How many leaves a perft in the tests may have.
inline constexpr std::uint64_t most_leaves = 200'000'000;

// Calls check(position, depth, leaves) for each row of a table, but for those of larger trees.
template <class Check>
void for_each_perft_row(const std::string& path, std::uint64_t most, Check check) {
  std::size_t left_out = 0;
  for (const auto& row : table_vectors(path)) {
    const std::uint64_t leaves = std::stoull(row.at(2));
    if (leaves > most) {
      ++left_out;
      continue;
    }
    CAPTURE(row[0], row[1]);
    check(row[0], static_cast<unsigned>(std::stoul(row[1])), leaves);
  }
  // Reported, so that the deep rows are not taken for checked.
  if (left_out > 0) WARN(left_out << " rows have more than " << most << " leaves and were left out");
}

// The leaves below all first moves of a division.
template <class Parts>
std::uint64_t sum_of_leaves(const Parts& parts) {
  std::uint64_t sum = 0;
  for (const auto& part : parts) sum += part.leaves;
  return sum;
}

}  // namespace plyglot::test
