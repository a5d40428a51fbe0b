#include "text/sort.hpp"

#include "support/checks/catch.hpp"

#include "support/values/random.hpp"

#include <algorithm>
#include <memory>
#include <string>

using namespace plyglot;

TEST_CASE("elements are sorted, and equal ones stay in their order") {
  test::Random random(1);
  for (int round = 0; round < 300; ++round) {
    std::vector<std::pair<std::size_t, std::string>> list(random.below(40));
    for (std::size_t i = 0; i < list.size(); ++i) list[i] = {random.below(8), std::to_string(i)};
    auto expected = list;
    const auto is_before = [](const auto& a, const auto& b) { return a.first > b.first; };
    std::stable_sort(expected.begin(), expected.end(), is_before);
    text::sort(list.begin(), list.end(), is_before);
    REQUIRE(list == expected);
  }
}

TEST_CASE("a part of a list is sorted, of elements that can only be moved") {
  std::vector<std::unique_ptr<int>> list;
  for (const int value : {9, 3, 2, 1, 0}) list.push_back(std::make_unique<int>(value));
  text::sort(list.begin() + 1, list.end() - 1, [](const auto& a, const auto& b) { return *a < *b; });
  std::vector<int> values;
  for (const auto& element : list) values.push_back(*element);
  CHECK(values == std::vector<int>{9, 1, 2, 3, 0});
}

TEST_CASE("without an order of its own a list is sorted by its elements'") {
  std::vector<std::string> list = {"b", "", "c", "a", "b"};
  text::sort(list.begin(), list.end());
  CHECK(list == std::vector<std::string>{"", "a", "b", "b", "c"});
}

TEST_CASE("the places of a list are all there, however short it is") {
  const auto never = [](const void*, std::uint32_t, std::uint32_t) { return false; };
  for (const std::uint32_t size : {0U, 1U, 3U}) {
    std::vector<std::uint32_t> places;
    for (std::uint32_t place = 0; place < size; ++place) places.push_back(place);
    CHECK(text::sorted_places(size, never, nullptr) == places);
  }
}
