#include "hive/record_diff_script.hpp"

#include <algorithm>

namespace plyglot::hive {
namespace {

constexpr std::size_t longest_block = 2048;

struct Range {
  std::size_t begin;
  std::size_t end;
  std::size_t size() const { return end - begin; }
};

Range block_of(std::size_t index, std::size_t size) {
  const std::size_t begin = std::min(index * longest_block, size);
  return {begin, std::min(begin + longest_block, size)};
}

// What to do with the first ply of A and the first of B among those that are left.
enum class Choice : std::uint8_t { pair, leave_a, leave_b };

// The table is filled from the end, so that walking it from the beginning finds the earliest partners.
class Table {
 public:
  Table(const std::vector<ComparedPly>& a, Range of_a, const std::vector<ComparedPly>& b, Range of_b)
      : of_a_(of_a), of_b_(of_b), choices_(of_a.size() * of_b.size()) {
    std::vector<std::uint16_t> below(of_b.size() + 1);
    std::vector<std::uint16_t> lengths(of_b.size() + 1);
    for (std::size_t i = of_a.size(); i-- > 0;) {
      for (std::size_t j = of_b.size(); j-- > 0;) {
        const bool is_pair = is_same_but_for_numbers(a[of_a.begin + i], b[of_b.begin + j]);
        // Two plies that are the same may always be a pair: it costs at most one other.
        const Choice choice = is_pair ? Choice::pair : below[j] >= lengths[j + 1] ? Choice::leave_a : Choice::leave_b;
        choices_[i * of_b.size() + j] = choice;
        lengths[j] = is_pair ? static_cast<std::uint16_t>(below[j + 1] + 1) : std::max(below[j], lengths[j + 1]);
      }
      std::swap(below, lengths);
    }
  }

  void append_pairs(std::vector<SamePlies>& pairs) const {
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < of_a_.size() && j < of_b_.size()) {
      const Choice choice = choices_[i * of_b_.size() + j];
      if (choice == Choice::pair) {
        pairs.push_back({static_cast<std::uint32_t>(of_a_.begin + i), static_cast<std::uint32_t>(of_b_.begin + j)});
      }
      if (choice != Choice::leave_b) ++i;
      if (choice != Choice::leave_a) ++j;
    }
  }

 private:
  Range of_a_;
  Range of_b_;
  std::vector<Choice> choices_;
};

}  // namespace

std::vector<SamePlies> longest_common_subsequence(const std::vector<ComparedPly>& a,
                                                  const std::vector<ComparedPly>& b) {
  std::vector<SamePlies> pairs;
  for (std::size_t block = 0; block * longest_block < std::min(a.size(), b.size()); ++block) {
    Table(a, block_of(block, a.size()), b, block_of(block, b.size())).append_pairs(pairs);
  }
  return pairs;
}

}  // namespace plyglot::hive
