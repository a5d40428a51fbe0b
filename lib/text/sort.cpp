#include "text/sort.hpp"

#include <algorithm>
#include <numeric>

namespace plyglot::text {

std::vector<std::uint32_t> sorted_places(std::uint32_t size, PlaceBefore before, const void* list) {
  std::vector<std::uint32_t> places(size);
  std::iota(places.begin(), places.end(), 0U);
  std::stable_sort(places.begin(), places.end(), [=](std::uint32_t a, std::uint32_t b) { return before(list, a, b); });
  return places;
}

}  // namespace plyglot::text
