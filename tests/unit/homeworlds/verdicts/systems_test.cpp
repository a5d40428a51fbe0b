// What is said of names of systems, and of ways between systems.

#include "support/catch.hpp"
#include "support/homeworlds/violations.hpp"

using plyglot::test::homeworlds_play_words;

TEST_CASE("homeworlds words: a name that is taken") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "discover y2 Lee g3 ray\n") ==
        R"(homeworlds/duplicate-name: there is a system `Ray` already
  at ray: 
  at Ray(1,g1y3)-g3: `Ray` is in the position
  note: `ray` is the same name: case does not matter
  note: the rest of this game is checked for syntax only
)");
  CHECK(homeworlds_play_words("homeworld b1 y2 g3 Alpha\n"
                              "homeworld r1 b3 g3 alpha\n") ==
        R"(homeworlds/duplicate-name: there is a system `Alpha` already
  at alpha: 
  at homeworld b1 y2 g3 Alpha: `Alpha` was set up here (turn 1)
  note: `alpha` is the same name: case does not matter
  note: the rest of this game is checked for syntax only
)");
  CHECK(homeworlds_play_words("homeworld b1 y2 g3 South\n"
                              "homeworld r1 b3 g3\n") ==
        R"(homeworlds/duplicate-name: this homeworld would be called `South`, and there is such a system
  at homeworld r1 b3 g3: 
  at homeworld b1 y2 g3 South: `South` was set up here (turn 1)
  note: the rest of this game is checked for syntax only
  help: give it a name of its own, after its ship
)");
}

TEST_CASE("homeworlds words: a name for the second time") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "move g1 Dust Lee\n"
                              "build g1 Ray\n"
                              "discover y2 Lee g3 Dust\n") ==
        R"(homeworlds/name-reuse: an earlier system was called `Dust` too
  at Dust: not the same system
  at Dust(y3)g1-: `Dust` is in the position
)");
}

TEST_CASE("homeworlds words: a system that never was") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "build g1 Duts\n") ==
        R"(homeworlds/unknown-system: there is no system `Duts`
  at Duts: 
  note: the rest of this game is checked for syntax only
  unsafe fix: write `Dust`, Duts -> Dust
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "build g1 Rat\n") ==
        R"(homeworlds/unknown-system: there is no system `Rat`
  at Rat: 
  note: the rest of this game is checked for syntax only
  unsafe fix: write `Ray`, Rat -> Ray
)");
  // Of two characters nobody can say what was meant.
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "build g1 Le\n") ==
        R"(homeworlds/unknown-system: there is no system `Le`
  at Le: 
  note: there are `Lee`, `Ray` and `Dust`
  note: the rest of this game is checked for syntax only
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "build g1 Zork\n") ==
        R"(homeworlds/unknown-system: there is no system `Zork`
  at Zork: 
  note: there are `Lee`, `Ray` and `Dust`
  note: the rest of this game is checked for syntax only
)");
  CHECK(homeworlds_play_words("<0>; A(0,r1b2)y2g3-; B(1,g1y3)-g3; C1(y3)g1-; C2(r1)b2-; C3(r2)b1-; C4(r3)b1-; "
                              "C5(r3)y1-; C6(b3)y1-; C7(b3)r2-; C8(g2)r3-\n"
                              "build g1 Zork\n") ==
        R"(homeworlds/unknown-system: there is no system `Zork`
  at Zork: 
  note: there are `A`, `B`, `C1`, `C2`, `C3`, `C4`, `C5`, `C6` and 2 more
  note: the rest of this game is checked for syntax only
)");
}

TEST_CASE("homeworlds words: a system that is gone tells how it went") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "sacrifice y2 Lee; move g1 Dust Lee; move g3 Lee Dust\n") ==
        R"(homeworlds/forgotten-system: `Dust` is gone
  at Dust: not a system any more
  at move g1 Dust Lee: `Dust` was forgotten here: its last ship left
  note: the rest of this game is checked for syntax only
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "sacrifice g1 Dust; pass\n"
                              "build g1 Ray\n"
                              "move g3 Lee Dust\n") ==
        R"(homeworlds/forgotten-system: `Dust` is gone
  at Dust: not a system any more
  at sacrifice g1 Dust: `Dust` was forgotten here: its last ship was sacrificed (turn 1)
  note: the rest of this game is checked for syntax only
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y3g3-; Ray(1,g1y3)-g3; Dust(b3)b1b1b2y1-y1\n"
                              "catastrophe Dust b; build y1 Lee\n"
                              "move g3 Ray Dust\n") ==
        R"(homeworlds/forgotten-system: `Dust` is gone
  at Dust: not a system any more
  at catastrophe Dust b: `Dust` was forgotten here: its last star was destroyed (turn 1)
  note: the rest of this game is checked for syntax only
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y3g3-; Ray(1,g1y3)-g3; Dust(r3)b1b1b2b3-\n"
                              "catastrophe Dust b; build y1 Lee\n"
                              "move g3 Ray Dust\n") ==
        R"(homeworlds/forgotten-system: `Dust` is gone
  at Dust: not a system any more
  at catastrophe Dust b: `Dust` was forgotten here: its last ship was destroyed (turn 1)
  note: the rest of this game is checked for syntax only
)");
}

TEST_CASE("homeworlds words: a way between stars of one size") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "discover y2 Lee b1 New\n") ==
        R"(homeworlds/not-connected: `Lee` is not connected to `New`: both have a star of size 1
  at b1: star `b1`
  at Lee: stars `b2` and `r1`
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(b1)g1-\n"
                              "move g3 Lee Dust\n"
                              "move g3 Ray Ray\n") ==
        R"(homeworlds/not-connected: `Lee` is not connected to `Dust`: both have a star of size 1
  at Dust: star `b1`
  at Lee: stars `b2` and `r1`
homeworlds/not-connected: `g3` moves from `Ray` to where it is
  at Ray: 
  at Ray: the same system
)");
}

TEST_CASE("homeworlds words: a name is offered as the dialect writes it") {
  plyglot::homeworlds::ReadOptions options;
  options.dialect = plyglot::homeworlds::Dialect::ap;
  CHECK(homeworlds_play_words("homeworld b1 y2 g3\nhomeworld r2 b3 g3\nbuild g nort\n", options) ==
        R"(homeworlds/unknown-system: there is no system `nort`
  at nort: 
  note: the rest of this game is checked for syntax only
  unsafe fix: write `north`, nort -> north
)");
}
