// Keys of positions stand for the board and for what may be played on it. plyglot-key-law does the same at length.

#include "support/games/key_law.hpp"
#include "support/checks/catch.hpp"

using namespace plyglot;

TEST_CASE("positions have one key only if the same moves are legal in them") {
  constexpr std::size_t positions = 3000;
  for (const auto& [name, start] : test::games_under_key_law()) {
    INFO(name);
    test::KeyLaw law(start, 1);
    law.play(positions);
    CHECK(law.known() > positions / 50);
    CHECK(law.broken().empty());
    // Whose home a system is decides more than the next moves.
    if (start.id() != "homeworlds") CHECK(law.split().empty());
  }
}
