#include "board/hex.hpp"

#include "support/checks/catch.hpp"
#include "support/checks/property.hpp"
#include "support/values/hex.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>

using namespace plyglot;
using namespace plyglot::board;
using plyglot::test::check_property;

namespace {

int distance(Hex cell) { return std::max({std::abs(cell.q), std::abs(cell.r), std::abs(cell.q + cell.r)}); }

}  // namespace

TEST_CASE("the steps are those of hop R3") {
  STATIC_REQUIRE(neighbour({4, 5}, north_east) == Hex{5, 4});
  STATIC_REQUIRE(neighbour({4, 5}, east) == Hex{5, 5});
  STATIC_REQUIRE(neighbour({4, 5}, south_east) == Hex{4, 6});
  STATIC_REQUIRE(neighbour({4, 5}, south_west) == Hex{3, 6});
  STATIC_REQUIRE(neighbour({4, 5}, west) == Hex{3, 5});
  STATIC_REQUIRE(neighbour({4, 5}, north_west) == Hex{4, 4});
}

TEST_CASE("turning goes around in both senses") {
  STATIC_REQUIRE(turned(north_east, 1) == east);
  STATIC_REQUIRE(turned(north_west, 1) == north_east);
  STATIC_REQUIRE(turned(north_east, -1) == north_west);
  STATIC_REQUIRE(turned(east, -14) == north_west);
  STATIC_REQUIRE(opposite(east) == west);
  STATIC_REQUIRE(opposite(north_west) == south_east);
}

TEST_CASE("a rotation takes east to south-east, a mirror image exchanges north and south") {
  STATIC_REQUIRE(rotated({1, 0}) == Hex{0, 1});
  STATIC_REQUIRE(mirrored({1, 0}) == Hex{1, 0});
  STATIC_REQUIRE(mirrored({1, -1}) == Hex{0, 1});
  STATIC_REQUIRE(mirrored(north_west) == south_west);
  STATIC_REQUIRE(mirrored(west) == west);
}

TEST_CASE("distances count steps") {
  STATIC_REQUIRE(distance(Hex{2, 3}, Hex{2, 3}) == 0);
  STATIC_REQUIRE(distance(Hex{0, 0}, Hex{2, -1}) == 2);
  STATIC_REQUIRE(distance(Hex{1, 1}, Hex{-2, 0}) == 4);
  STATIC_REQUIRE(difference(Hex{1, 1}, Hex{-2, 0}) == Hex{3, 1});
  STATIC_REQUIRE(sum(Hex{-2, 0}, Hex{3, 1}) == Hex{1, 1});
}

TEST_CASE("every symmetry has one that undoes it") {
  check_property([](Hex cell) {
    for (const Symmetry symmetry : symmetries) {
      RC_ASSERT(image(image(cell, symmetry), inverse(symmetry)) == cell);
      RC_ASSERT(distance(image(cell, symmetry), image(Hex{3, -7}, symmetry)) == distance(cell, Hex{3, -7}));
    }
  });
}

TEST_CASE("a neighbour lies one step away and back again") {
  check_property([](Hex cell) {
    for (Direction direction = 0; direction < directions; ++direction) {
      RC_ASSERT(neighbour(neighbour(cell, direction), opposite(direction)) == cell);
    }
  });
}

TEST_CASE("six rotations, and two mirror images, are the identity") {
  check_property([](Hex cell) {
    Hex turning = cell;
    for (int i = 0; i < 6; ++i) turning = rotated(turning);
    RC_ASSERT(turning == cell);
  });
  check_property([](Hex cell) { RC_ASSERT(mirrored(mirrored(cell)) == cell); });
}

TEST_CASE("every symmetry keeps neighbours, distances and the centre") {
  check_property([](Hex cell) {
    for (const Symmetry symmetry : symmetries) {
      RC_ASSERT(distance(image(cell, symmetry)) == distance(cell));
      for (Direction direction = 0; direction < directions; ++direction) {
        const Hex beside = neighbour(cell, direction);
        RC_ASSERT(image(beside, symmetry) == neighbour(image(cell, symmetry), image(direction, symmetry)));
      }
    }
  });
  for (const Symmetry symmetry : symmetries) CHECK(image(Hex{}, symmetry) == Hex{});
}

TEST_CASE("the twelve symmetries are different, and any two in turn are a third") {
  // A cell without symmetry of its own tells all of them apart.
  const Hex cell{3, 1};
  std::map<std::pair<int, int>, std::size_t> by_image;
  for (std::size_t i = 0; i < symmetries.size(); ++i) {
    const Hex seen = image(cell, symmetries[i]);
    by_image[{seen.q, seen.r}] = i;
  }
  REQUIRE(by_image.size() == 12);
  check_property([&](Hex any) {
    for (const Symmetry first : symmetries) {
      for (const Symmetry second : symmetries) {
        const Hex seen = image(image(cell, first), second);
        const auto third = by_image.find({seen.q, seen.r});
        RC_ASSERT(third != by_image.end());
        RC_ASSERT(image(image(any, first), second) == image(any, symmetries[third->second]));
      }
    }
  });
}
