#pragma once
// What the comparison of two games finds, from their beginnings to their ends, whatever the game.

#include <cstdint>
#include <optional>
#include <vector>

namespace plyglot::comparing {

// A fact of each of two things that are compared, side by side.
template <class Value>
struct Pair {
  Value of_a{};
  Value of_b{};
  bool differs() const { return of_a != of_b; }
};

// An item of each of two lists, by their indices from 0; or how many items of each are done.
using Place = Pair<std::uint32_t>;

// Plies or turns by their indices, from 0; `end` is not one of them.
struct Range {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;

  constexpr std::uint32_t size() const { return end - begin; }
};

enum class StretchKind : std::uint8_t {
  // The same items, one by one.
  common,
  // The same items in another order; the position after them is the same.
  reordered,
  // Other items; the position after them is the same.
  detour,
  // One of the games has ended.
  continued,
  // The games are in no common position any more.
  parted,
};

// Items of A beside items of B.
struct Stretch {
  StretchKind kind = StretchKind::common;
  Pair<Range> items;
};

// What must be done to the items of A to have those of B.
struct Edit {
  enum class Kind : std::uint8_t {
    removed,
    inserted,
    replaced,
    // The same item, of which something else is said or known.
    restated,
  };
  Kind kind = Kind::removed;
  // The item in A and in B; the next one there, where it has none.
  Place item;
};

struct Comparison {
  // All items of both games, in their order; not empty unless both games are.
  std::vector<Stretch> stretches;
  // In the order of the items. Those that are in none of them are the same in both.
  std::vector<Edit> edits;

  // Whether the games never part, and end together.
  bool is_all_common() const;
  // The first item of A at which the games part; none if one of them is, item by item, the whole or the beginning of
  // the other.
  std::optional<std::uint32_t> first_divergence() const;
  // How many edits are not `restated`.
  std::size_t change_count() const;
  // Calls `visit` with each pair of items that are the same, restated or not, in their order. `size`: how many items
  // there are.
  template <class Visit>
  void for_each_same(Place size, const Visit& visit) const;
};

template <class Visit>
void Comparison::for_each_same(Place size, const Visit& visit) const {
  Place at;
  const auto visit_up_to = [&](Place end) {
    for (; at.of_a < end.of_a; at = {at.of_a + 1, at.of_b + 1}) visit(at);
  };
  for (const auto& [kind, item] : edits) {
    visit_up_to(item);
    if (kind == Edit::Kind::restated) visit(at);
    if (kind != Edit::Kind::inserted) ++at.of_a;
    if (kind != Edit::Kind::removed) ++at.of_b;
  }
  visit_up_to(size);
}

}  // namespace plyglot::comparing
