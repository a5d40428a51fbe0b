// What is said of homeworlds: homeworlds-rules 6, not-established to small-universe.

#include "support/catch.hpp"
#include "support/homeworlds/violations.hpp"

using plyglot::test::homeworlds_play_words;

TEST_CASE("homeworlds words: an action before the homeworld") {
  CHECK(homeworlds_play_words("homeworld b1 y2 g3 Alpha\n"
                              "build g1 Alpha\n") ==
        R"(homeworlds/not-established: South's first turn is `build`, not `homeworld`
  at build g1 Alpha: South has no homeworld yet
  note: the rest of this game is checked for syntax only
  help: each player begins with a turn such as `homeworld b1 y2 g3 NAME`
)");
}

TEST_CASE("homeworlds words: a pass before the homeworld") {
  CHECK(homeworlds_play_words("Players: Sam, Dave\n"
                              "\n"
                              "homeworld b1 y2 g3 Alpha\n"
                              "pass\n") ==
        R"(homeworlds/first-turn-pass: Dave passes before setting up a homeworld
  at pass: Dave has no homeworld yet
  note: the rest of this game is checked for syntax only
)");
}

TEST_CASE("homeworlds words: a second homeworld points to the first") {
  CHECK(homeworlds_play_words("homeworld b1 y2 g3 Alpha\n"
                              "homeworld r3 y1 b3 Omega\n"
                              "homeworld g1 y3 b3 More\n") ==
        R"(homeworlds/home-missing-technology: `Omega` begins without green technology
  at r3 y1 b3: neither star nor ship is green
  note: without green nothing can be built there
homeworlds/homeworld-twice: North has a homeworld already, `Alpha`
  at homeworld g1 y3 b3 More: a second one
  at homeworld b1 y2 g3 Alpha: set up here (turn 1)
  note: the rest of this game is checked for syntax only
  help: a record holds one game; another game goes into a file of its own
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3\n"
                              "homeworld g1 y3 b3 More\n") ==
        R"(homeworlds/homeworld-twice: North has a homeworld already, `Lee`
  at homeworld g1 y3 b3 More: a second one
  at Lee(0,r1b2)y2g3-: the homeworld is in the position
  note: the rest of this game is checked for syntax only
  help: a record holds one game; another game goes into a file of its own
)");
}

TEST_CASE("homeworlds words: a homeworld without a star") {
  CHECK(homeworlds_play_words("homeworld - - g3 Alpha\n") ==
        R"(homeworlds/bad-homeworld: a homeworld without any star: both are `-`
  at homeworld - - g3 Alpha: at least one star is needed
  note: the rest of this game is checked for syntax only
)");
}

TEST_CASE("homeworlds words: a homeworld with one star") {
  CHECK(homeworlds_play_words("homeworld b1 - g3 Alpha\n") ==
        R"(homeworlds/one-star-home: `Alpha` has one star only, `b1`
  at b1 -: one of the two stars is left out
homeworlds/home-few-colours: `Alpha` has only blue and green among its stars and its ship
  at b1 - g3: red and yellow are missing
)");
}

TEST_CASE("homeworlds words: unusual homeworlds") {
  CHECK(homeworlds_play_words("homeworld b1 r3 y2 Alpha\n"
                              "homeworld r1 r3 y3 Omega\n") ==
        R"(homeworlds/home-missing-technology: `Alpha` begins without green technology
  at b1 r3 y2: neither star nor ship is green
  note: without green nothing can be built there
homeworlds/home-small-ship: the ship of `Alpha` is `y2`, which is not large
  at y2: size 2
homeworlds/small-universe: both homeworlds have stars of sizes 1 and 3
  at r1 r3: 
  at homeworld b1 r3 y2 Alpha: `Alpha` has stars of sizes 1 and 3 (turn 1)
  note: every system of the third size is between the two, and is connected to both
homeworlds/home-few-colours: `Omega` has only red and yellow among its stars and its ship
  at r1 r3 y3: blue and green are missing
homeworlds/home-missing-technology: `Omega` begins without blue and green technology
  at r1 r3 y3: neither star nor ship is blue or green
  note: without green nothing can be built there
  note: without blue no ship can be traded there
)");
  CHECK(homeworlds_play_words("homeworld b1 y2 g3 Alpha\n"
                              "homeworld g3 b3 y3 Omega\n") ==
        R"(homeworlds/home-twin-stars: both stars of `Omega` have size 3
  at g3 b3: `b3` and `g3`
  note: with stars of two sizes it would be connected to fewer systems
homeworlds/microverse: `Omega` is connected to `Alpha`, the homeworld of North
  at g3 b3: stars of size 3
  at homeworld b1 y2 g3 Alpha: `Alpha` has stars of sizes 1 and 2 (turn 1)
)");
}

TEST_CASE("homeworlds words: where a mark confirms an unusual homeworld, that is told") {
  CHECK(homeworlds_play_words("Rules: ap\n"
                              "\n"
                              "homeworld b1 r3 g2 Alpha\n") ==
        R"(homeworlds/home-small-ship: the ship of `Alpha` is `g2`, which is not large
  at g2: size 2
  help: a `*` at the end of the turn says that it is meant
)");
}
