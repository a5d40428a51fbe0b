#pragma once
// What holds for the comparison of any two records of any game.

#include "comparing/comparison.hpp"

#include <string>

namespace plyglot::test {

// Reads a comparison once more, item by item. `is_same(i, j)` says of an item of A and one of B whether they may be
// called the same; it must not share code with the comparison.
template <class IsSame>
class ComparingLaw {
 public:
  using Place = comparing::Place;
  using Kind = comparing::StretchKind;

  ComparingLaw(const comparing::Comparison& comparison, Place size, const IsSame& is_same)
      : comparison_(comparison), size_(size), is_same_(is_same) {}

  // What is broken; empty if nothing is.
  std::string broken() {
    check_stretches();
    check_edits();
    return broken_;
  }

 private:
  void require(bool holds, const std::string& law) {
    if (!holds && broken_.empty()) broken_ = law;
  }

  // They hold all items of both games in their order.
  void check_stretches() {
    Place at;
    for (const auto& [kind, items] : comparison_.stretches) {
      const auto& [of_a, of_b] = items;
      require(of_a.begin == at.of_a && of_b.begin == at.of_b, "a stretch begins where the one before ends");
      require(of_a.end >= of_a.begin && of_b.end >= of_b.begin && of_a.size() + of_b.size() > 0, "no stretch is empty");
      if (kind == Kind::common || kind == Kind::reordered) {
        require(of_a.size() == of_b.size(), "the same items are as many in both");
      }
      if (kind == Kind::continued) require(of_a.size() == 0 || of_b.size() == 0, "one of the games has ended");
      if (kind == Kind::parted) require(of_a.size() > 0 && of_b.size() > 0, "none of the games has ended");
      at = {of_a.end, of_b.end};
      const bool is_last = at.of_a == size_.of_a && at.of_b == size_.of_b;
      if (kind == Kind::continued) require(is_last, "what goes on alone goes on to the end");
    }
    require(at.of_a == size_.of_a && at.of_b == size_.of_b, "the stretches hold all items");
  }

  // Items that are in no edit have a partner that is the same.
  void check_edits() {
    for (const auto& [kind, item] : comparison_.edits) {
      check_partners_up_to(item);
      if (kind == comparing::Edit::Kind::restated) {
        check_partners();
        continue;
      }
      if (kind != comparing::Edit::Kind::inserted) take_a();
      if (kind != comparing::Edit::Kind::removed) take_b();
    }
    check_partners_up_to(size_);
  }

  void check_partners_up_to(Place end) {
    require(at_.of_a <= end.of_a && at_.of_b <= end.of_b, "edits are in order");
    require(end.of_a - at_.of_a == end.of_b - at_.of_b, "items in no edit are as many in both");
    while (broken_.empty() && at_.of_a < end.of_a) check_partners();
  }

  void check_partners() {
    require(at_.of_a < size_.of_a && at_.of_b < size_.of_b && is_same_(at_.of_a, at_.of_b),
            "items in no edit are the same: " + std::to_string(at_.of_a) + " and " + std::to_string(at_.of_b));
    at_ = {at_.of_a + 1, at_.of_b + 1};
  }

  void take_a() { require(!is_in_common_stretch(at_.of_a++, &comparing::Pair<comparing::Range>::of_a), common_law); }
  void take_b() { require(!is_in_common_stretch(at_.of_b++, &comparing::Pair<comparing::Range>::of_b), common_law); }

  bool is_in_common_stretch(std::uint32_t item, comparing::Range comparing::Pair<comparing::Range>::*side) const {
    for (const auto& [kind, items] : comparison_.stretches) {
      if (item >= (items.*side).begin && item < (items.*side).end) return kind == Kind::common;
    }
    return true;
  }

  static constexpr const char* common_law = "nothing is edited where both games have the same";

  const comparing::Comparison& comparison_;
  const Place size_;
  const IsSame& is_same_;
  Place at_;
  std::string broken_;
};

template <class IsSame>
std::string broken_comparing_law(const comparing::Comparison& comparison, comparing::Place size,
                                 const IsSame& is_same) {
  return ComparingLaw<IsSame>(comparison, size, is_same).broken();
}

}  // namespace plyglot::test
