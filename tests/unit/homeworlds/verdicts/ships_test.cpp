// What is said of ships, technologies, attacks and catastrophes.

#include "support/catch.hpp"
#include "support/homeworlds/violations.hpp"

using plyglot::test::homeworlds_play_words;

TEST_CASE("homeworlds words: a ship that nobody has there") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "move y1 Lee Dust\n") ==
        R"(homeworlds/no-such-ship: no player has a `y1` at `Lee`
  at y1: 
  note: North has `g3` and `y2` at `Lee`
  note: the rest of this game is checked for syntax only
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-; Far(b3)y1-\n"
                              "move y1 Lee Dust\n") ==
        R"(homeworlds/no-such-ship: no player has a `y1` at `Lee`
  at y1: 
  note: North has `g3` and `y2` at `Lee`
  note: North has a `y1` at `Far`
  note: the rest of this game is checked for syntax only
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "move g2 Ray Dust\n") ==
        R"(homeworlds/no-such-ship: no player has a `g2` at `Ray`
  at g2: 
  note: North has no ship at `Ray`
  note: the rest of this game is checked for syntax only
)");
}

TEST_CASE("homeworlds words: a ship that should be another, by a build before") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "build g2 Lee\n"
                              "build g2 Ray\n"
                              "move g2 Lee Dust\n") ==
        R"(homeworlds/wrong-build-size: `g2` is not the smallest green piece in the bank, which has one `g1`
  at g2: read as `g1`
  safe fix: build `g1`, g2 -> g1
homeworlds/no-such-ship: no player has a `g2` at `Lee`
  at g2: 
  at build g2 Lee: this build says `g2`, and took a `g1` (turn 1)
  note: North has `g1`, `g3` and `y2` at `Lee`
  note: the rest of this game is checked for syntax only
)");
}

TEST_CASE("homeworlds words: an enemy ship that nobody has there") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "attack b1 Ray\n") ==
        R"(homeworlds/no-such-ship: no enemy has a `b1` at `Ray`
  at b1: 
  note: South has `g3` at `Ray`
  note: the rest of this game is checked for syntax only
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3--; Ray(1,g1y3)-g3-; Zoe(2,y1y1)--r1; Dust(y3)g1-r1-r1\n"
                              "attack g1s Dust\n") ==
        R"(homeworlds/attack-own-ship: the `g1` at `Dust` is North's own
  at g1: only ships of enemies are attacked
  note: the rest of this game is checked for syntax only
)");
}

TEST_CASE("homeworlds words: a ship of another player") {
  CHECK(homeworlds_play_words("Players: Sam, Dave\n"
                              "\n"
                              "<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "build g1 Lee\n"
                              "build g2 Ray\n"
                              "move g2 Ray Dust\n") ==
        R"(homeworlds/not-your-ship: the `g2` at `Ray` is Dave's
  at g2: not a ship of Sam
  at build g2 Ray: Dave built it here (turn 2)
  note: Sam has no ship at `Ray`
  note: the rest of this game is checked for syntax only
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "move g3 Ray Dust\n") ==
        R"(homeworlds/not-your-ship: the `g3` at `Ray` is South's
  at g3: not a ship of North
  note: North has no ship at `Ray`
  note: North has a `g3` at `Lee`
  note: the rest of this game is checked for syntax only
)");
}

TEST_CASE("homeworlds words: who came how, in other ways") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3r1-; Ray(1,b1y3)-g3; Dust(y3)g1-\n"
                              "build y1 Lee\n"
                              "trade g3 Ray r\n"
                              "move r3 Ray Dust\n") ==
        R"(homeworlds/not-your-ship: the `r3` at `Ray` is South's
  at r3: not a ship of North
  at trade g3 Ray r: South got it by this trade (turn 2)
  note: North has no ship at `Ray`
  note: the rest of this game is checked for syntax only
)");
  CHECK(homeworlds_play_words("homeworld b1 r2 g3 Lee\n"
                              "homeworld y1 b3 g3 Ray\n"
                              "move g3 Ray Lee\n") ==
        R"(homeworlds/not-your-ship: the `g3` at `Ray` is South's
  at g3: not a ship of North
  at homeworld y1 b3 g3 Ray: South set up with it here (turn 2)
  note: North has no ship at `Ray`
  note: North has a `g3` at `Lee`
  note: the rest of this game is checked for syntax only
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,r2y3)-g3; Dust(r3)y1-r1\n"
                              "build y1 Lee\n"
                              "attack y1 Dust\n"
                              "move y1 Dust Lee\n") ==
        R"(homeworlds/not-your-ship: the `y1` at `Dust` is South's
  at y1: not a ship of North
  at attack y1 Dust: South captured it here (turn 2)
  note: North has no ship at `Dust`
  note: North has a `y1` at `Lee`
  note: the rest of this game is checked for syntax only
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3y1\n"
                              "build y1 Lee\n"
                              "discover y1 Ray b2 New\n"
                              "move y1 New Lee\n") ==
        R"(homeworlds/not-your-ship: the `y1` at `New` is South's
  at y1: not a ship of North
  at discover y1 Ray b2 New: South brought it here (turn 2)
  note: North has no ship at `New`
  note: North has a `y1` at `Lee`
  note: the rest of this game is checked for syntax only
)");
}

TEST_CASE("homeworlds words: no ship of the colour to build") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "build b1 Lee\n") ==
        R"(homeworlds/no-ship-of-colour: North has no blue ship at `Lee`
  at b1: a build needs a ship of its colour there
  note: North has `g3` and `y2` at `Lee`
  note: the rest of this game is checked for syntax only
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "build green Lee\n"
                              "build y Ray\n") ==
        R"(homeworlds/no-ship-of-colour: South has no yellow ship at `Ray`
  at y: a build needs a ship of its colour there
  note: South has `g3` at `Ray`
  note: the rest of this game is checked for syntax only
)");
}

TEST_CASE("homeworlds words: a technology that the player does not have") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "trade g1 Dust y\n") ==
        R"(homeworlds/no-technology: North has no blue technology at `Dust`
  at trade: `trade` needs blue
  note: North has green and yellow there, by the stars and by own ships
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "build g1 Lee\n"
                              "trade g3 Ray b\n") ==
        R"(homeworlds/no-technology: South has no blue technology at `Ray`
  at trade: `trade` needs blue
  note: South has green and yellow there, by the stars and by own ships
)");
}

TEST_CASE("homeworlds words: attacks") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)g1-g3; Dust(y3)g1-\n"
                              "attack g1 Dust\n") ==
        R"(homeworlds/attack-own-ship: the `g1` at `Dust` is North's own
  at g1: only ships of enemies are attacked
  note: the rest of this game is checked for syntax only
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "attack g3n Ray\n") ==
        R"(homeworlds/attack-own-ship: the text names North as owner, who attacks
  at g3: only ships of enemies are attacked
  note: the rest of this game is checked for syntax only
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3--; Ray(1,g1y3)-g3-; Zoe(2,y1y1)--r1; Dust(y3)g1-r1-r1\n"
                              "attack r1 Dust\n") ==
        R"(homeworlds/attack-owner-missing: East and South each have a `r1` at `Dust`
  at r1: the action does not say whose ship
  note: the rest of this game is checked for syntax only
  help: write `r1e` or `r1s`
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "attack g3 Ray\n") ==
        R"(homeworlds/no-attacker: North has no ship at `Ray` to attack with
  at attack: 
  note: the rest of this game is checked for syntax only
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(r3)g1y2-b3\n"
                              "attack b3 Dust\n") ==
        R"(homeworlds/attack-too-large: `b3` is larger than every ship of North at `Dust`
  at b3: an attack needs a ship at least as large
  note: North's largest ship there is `y2`
)");
}

TEST_CASE("homeworlds words: a catastrophe of too few pieces") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "catastrophe Dust g\n") ==
        R"(homeworlds/no-overpopulation: `Dust` has one green piece: a catastrophe needs four
  at g: 
  note: green at `Dust`: `g1` of North
  note: the rest of this game is checked for syntax only
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "catastrophe Dust r\n") ==
        R"(homeworlds/no-overpopulation: `Dust` has no red pieces: a catastrophe needs four
  at r: 
  note: the rest of this game is checked for syntax only
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(g3)g1g1-r2\n"
                              "catastrophe Dust g\n") ==
        R"(homeworlds/no-overpopulation: `Dust` has three green pieces: a catastrophe needs four
  at g: 
  note: green at `Dust`: star `g3`, two `g1` of North
  note: the rest of this game is checked for syntax only
)");
}
