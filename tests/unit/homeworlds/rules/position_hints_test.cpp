// The strategic hints: the end of homeworlds-rules 6.

#include "homeworlds/rules/position_hints.hpp"

#include "support/checks/catch.hpp"
#include "support/homeworlds/turns.hpp"
#include "support/homeworlds/violations.hpp"

using namespace plyglot::homeworlds;
using plyglot::test::homeworlds_advice_words;

namespace {

State state_of(const std::string& position) { return State(plyglot::test::homeworlds_position(position)); }

// "Dust green": systems and colours, with a blank between.
std::string overpopulations(const std::string& position, Player player) {
  const State state = state_of(position);
  std::string found;
  for (const Overpopulation& each : harmless_overpopulations(state, player)) {
    found += std::string(state.name(each.system)) + ' ' + std::string(name_of(each.colour)) + '\n';
  }
  return found;
}

}  // namespace

TEST_CASE("homeworlds advice: an overpopulation of enemies alone costs nothing") {
  CHECK(overpopulations("<0>; Lee(0,r1b2)g3-; Ray(1,g1y3)-g3; Dust(b3)b1-g1g1g2g2", 0) == "Dust green\n");
  CHECK(overpopulations("<0>; Lee(0,r1b2)g3-; Ray(1,g1y3)-g3; Dust(b3)b1-g1g1g2g2", 1).empty());
  CHECK(overpopulations("<0>; Lee(0,r1b2)g3-; Ray(1,g1y3)-g3; Dust(b3)-g1g1g2", 0).empty());
  CHECK(overpopulations("<0>; Lee(0,r1b2)g3-; Ray(1,g1y3)-g3; Dust(y2)-b1b1b2b2; Sand(g2)-r1r1r2r2y1y1y1y3", 0) ==
        "Dust blue\nSand red\nSand yellow\n");
}

TEST_CASE("homeworlds advice: an own ship of the colour is a loss") {
  CHECK(overpopulations("<0>; Lee(0,r1b2)g3-; Ray(1,g1y3)-g3; Dust(b3)g1-g1g2g2", 0).empty());
}

TEST_CASE("homeworlds advice: with the last star own ships are lost") {
  CHECK(overpopulations("<0>; Lee(0,r1b2)g3-; Ray(1,g1y3)-g3; Dust(g2)b1-g1g1g2", 0).empty());
  CHECK(overpopulations("<0>; Lee(0,r1b2)g3-; Ray(1,g1y3)-g3; Dust(g2)-b1g1g1g2", 0) == "Dust green\n");
}

TEST_CASE("homeworlds advice: stars of a homeworld are its player's") {
  CHECK(overpopulations("<0>; Lee(0,r1b2)g3-; Ray(1,g1y3)g1g2g2-b3", 0).empty());
  CHECK(overpopulations("<0>; Lee(0,r1b2)g3-; Ray(1,g1y3)-b3g1g2g2", 0) == "Ray green\n");
  CHECK(overpopulations("<0>; Lee(0,g1b2)y3-g1g2g2; Ray(1,r1y3)-g3", 0).empty());
}

TEST_CASE("homeworlds advice: a large ship at home") {
  CHECK_FALSE(lacks_large_ship_at_home(state_of("<0>; Lee(0,r1b2)g1g3-; Ray(1,g1y3)-g2"), 0));
  CHECK(lacks_large_ship_at_home(state_of("<0>; Lee(0,r1b2)g1g3-; Ray(1,g1y3)-g2"), 1));
  CHECK(lacks_large_ship_at_home(state_of("<0>; Lee(0,r1b2)g1-g3; Ray(1,g1y3)-g2"), 0));
  CHECK_FALSE(lacks_large_ship_at_home(State(), 0));
}

TEST_CASE("homeworlds advice: its words") {
  CHECK(homeworlds_advice_words("<0>; Lee(0,r1b2)g2-; Ray(1,g1y3)-g3; Dust(g3)-g1g2g2b1\nbuild g1 Lee\npass\n") ==
        R"(homeworlds/no-large-at-home: North has no large ship at `Lee`
  at build g1 Lee: after this action
  note: the homeworld is guarded by `g1` and `g2`
homeworlds/untriggered-overpopulation: a green catastrophe at `Dust` would cost North nothing
  at build g1 Lee: the turn ends without it
  note: it would remove `b1`, `g1` and two `g2` of South and the star `g3`
)");
}

TEST_CASE("homeworlds advice: nothing is said where the position is not certain, or the game is over") {
  const std::string position = "<0>; Lee(0,r1b2)g2-; Ray(1,g1y3)-g3; Dust(b3)g1-\n";
  CHECK(homeworlds_advice_words(position + "build g1 Nowhere\nbuild g1 Lee\n").empty());
  CHECK(homeworlds_advice_words(position + "move g2 Lee Dust\n").empty());
  CHECK_FALSE(homeworlds_advice_words(position + "build g1 Lee\n").empty());
}
