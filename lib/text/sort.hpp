#pragma once
// Sorting lists of anything. The standard library's algorithm is compiled again for every kind of element, which was a
// sixteenth of the module for WebAssembly; this one exists once, and orders places.

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace plyglot::text {

// Whether the element at place `a` of a list comes before the one at `b`; `list` is what was given with it.
using PlaceBefore = bool (*)(const void* list, std::uint32_t a, std::uint32_t b);

// The places of a list of `size` elements in the order of these; those of equal ones as they are. n log n.
std::vector<std::uint32_t> sorted_places(std::uint32_t size, PlaceBefore before, const void* list);

// Sorts fewer than 2^32 elements between iterators of random access; equal ones stay in their order. Each element is
// moved once, and one of each cycle twice.
template <class Iterator, class Before = std::less<>>
void sort(Iterator begin, Iterator end, Before before = {}) {
  struct List {
    Iterator begin;
    Before* before;
  };
  const auto size = static_cast<std::uint32_t>(end - begin);
  if (size < 2) return;
  const List list{begin, &before};
  const auto is_before = [](const void* given, std::uint32_t a, std::uint32_t b) -> bool {
    const List& it = *static_cast<const List*>(given);
    return (*it.before)(it.begin[a], it.begin[b]);
  };
  std::vector<std::uint32_t> places = sorted_places(size, is_before, &list);
  for (std::uint32_t first = 0; first < places.size(); ++first) {
    if (places[first] == first) continue;
    auto held = std::move(begin[first]);
    std::uint32_t to = first;
    for (std::uint32_t from = places[to]; from != first; from = places[to]) {
      begin[to] = std::move(begin[from]);
      places[to] = to;
      to = from;
    }
    begin[to] = std::move(held);
    places[to] = to;
  }
}

}  // namespace plyglot::text
