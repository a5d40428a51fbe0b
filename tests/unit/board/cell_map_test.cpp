#include "board/cell_map.hpp"

#include "board/hex.hpp"
#include "support/checks/catch.hpp"
#include "support/checks/property.hpp"
#include "support/values/hex.hpp"

#include <map>

using namespace plyglot;
using namespace plyglot::board;

TEST_CASE("an empty map has no cell") {
  const CellMap map;
  CHECK(map.size() == 0);
  CHECK(map.find({0, 0}) == nullptr);
  CHECK_FALSE(map.contains({3, -4}));
}

TEST_CASE("the first value of a cell stays") {
  CellMap map;
  CHECK(map.insert({1, -1}, 7).is_new);
  const CellMap::Insertion second = map.insert({1, -1}, 8);
  CHECK_FALSE(second.is_new);
  CHECK(*second.value == 7);
  *second.value = 9;
  CHECK(*map.find({1, -1}) == 9);
  CHECK(map.size() == 1);
}

TEST_CASE("clearing forgets every cell") {
  CellMap map;
  for (std::int32_t q = 0; q < 100; ++q) map.insert({q, 0}, 1);
  map.clear();
  CHECK(map.size() == 0);
  for (std::int32_t q = 0; q < 100; ++q) CHECK_FALSE(map.contains({q, 0}));
  CHECK(map.insert({5, 0}, 2).is_new);
  CHECK(*map.find({5, 0}) == 2);
}

TEST_CASE("a map of cells does what std::map does") {
  test::check_property([] {
    CellMap map;
    for (int round = 0; round < 3; ++round) {
      std::map<std::pair<int, int>, std::uint32_t> expected;
      const auto cells = *rc::gen::arbitrary<std::vector<Hex>>();
      for (std::uint32_t i = 0; i < cells.size(); ++i) {
        const auto [place, is_new] = expected.insert({{cells[i].q, cells[i].r}, i});
        const CellMap::Insertion insertion = map.insert(cells[i], i);
        RC_ASSERT(insertion.is_new == is_new);
        RC_ASSERT(*insertion.value == place->second);
      }
      RC_ASSERT(map.size() == expected.size());
      for (const auto& [cell, value] : expected) RC_ASSERT(*map.find({cell.first, cell.second}) == value);
      const Hex any = *rc::gen::arbitrary<Hex>();
      RC_ASSERT(map.contains(any) == (expected.count({any.q, any.r}) == 1));
      map.clear();
    }
  });
}

TEST_CASE("lines and far corners of the board are kept apart") {
  constexpr std::int32_t far = 1 << 30;
  CellMap map;
  std::uint32_t count = 0;
  for (const Hex corner : {Hex{0, 0}, Hex{far, 0}, Hex{-far, 0}, Hex{0, far}, Hex{0, -far}, Hex{far, -far}}) {
    for (Direction direction = 0; direction < 3; ++direction) {
      Hex cell = corner;
      for (int i = 0; i < 1000; ++i) {
        cell = neighbour(cell, direction);
        if (map.insert(cell, count).is_new) ++count;
      }
    }
  }
  CHECK(map.size() == count);
  CHECK(count == 18000);
  CHECK(*map.find({1000, 0}) == 1999);
  CHECK(*map.find({far, 1000}) == 5999);
}
