#pragma once
// The longest common subsequence of two lists, such as the moves of two games.

#include "comparing/comparison.hpp"

#include <algorithm>
#include <utility>

namespace plyglot::comparing {

// Of two lists no longer than `longest_block`, whose items count from the given ones on.
template <class IsSame>
class SubsequenceTable {
 public:
  struct Range {
    std::size_t begin;
    std::size_t size;
  };

  // The table is filled from the end, so that walking it from the beginning finds the earliest partners.
  SubsequenceTable(Range of_a, Range of_b, const IsSame& is_same)
      : of_a_(of_a), of_b_(of_b), choices_(of_a.size * of_b.size) {
    std::vector<std::uint16_t> below(of_b.size + 1);
    std::vector<std::uint16_t> lengths(of_b.size + 1);
    for (std::size_t i = of_a.size; i-- > 0;) {
      for (std::size_t j = of_b.size; j-- > 0;) {
        const bool is_pair = is_same(of_a.begin + i, of_b.begin + j);
        // Two items that are the same may always be a pair: it costs at most one other.
        const Choice choice = is_pair ? Choice::pair : below[j] >= lengths[j + 1] ? Choice::leave_a : Choice::leave_b;
        choices_[i * of_b.size + j] = choice;
        lengths[j] = is_pair ? static_cast<std::uint16_t>(below[j + 1] + 1) : std::max(below[j], lengths[j + 1]);
      }
      std::swap(below, lengths);
    }
  }

  void append_pairs(std::vector<Place>& pairs) const {
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < of_a_.size && j < of_b_.size) {
      const Choice choice = choices_[i * of_b_.size + j];
      if (choice == Choice::pair) {
        pairs.push_back({static_cast<std::uint32_t>(of_a_.begin + i), static_cast<std::uint32_t>(of_b_.begin + j)});
      }
      if (choice != Choice::leave_b) ++i;
      if (choice != Choice::leave_a) ++j;
    }
  }

 private:
  // What to do with the first item of A and the first of B among those that are left.
  enum class Choice : std::uint8_t { pair, leave_a, leave_b };

  Range of_a_;
  Range of_b_;
  std::vector<Choice> choices_;
};

// As many pairs as possible, both indices rising; of several choices the one that finds partners earliest. Longer lists
// than 2048 items are compared in blocks of that length, so that time is linear in them; then there may be fewer than
// possible. `is_same(i, j)` compares an item of A with one of B.
template <class IsSame>
std::vector<Place> longest_common_subsequence(std::size_t size_of_a, std::size_t size_of_b, const IsSame& is_same) {
  constexpr std::size_t longest_block = 2048;
  std::vector<Place> pairs;
  for (std::size_t begin = 0; begin < std::min(size_of_a, size_of_b); begin += longest_block) {
    using Table = SubsequenceTable<IsSame>;
    const typename Table::Range of_a{begin, std::min(longest_block, size_of_a - begin)};
    const typename Table::Range of_b{begin, std::min(longest_block, size_of_b - begin)};
    Table(of_a, of_b, is_same).append_pairs(pairs);
  }
  return pairs;
}

}  // namespace plyglot::comparing
