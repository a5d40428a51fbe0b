// What is said of pieces that the bank does not have, and of how that came about.

#include "support/catch.hpp"
#include "support/homeworlds/violations.hpp"

using plyglot::test::homeworlds_play_words;

TEST_CASE("homeworlds words: the star of a homeworld that the bank has no more") {
  CHECK(homeworlds_play_words("homeworld b2 b2 g3 Alpha\n"
                              "homeworld b2 b2 y3 Omega\n") ==
        R"(homeworlds/home-twin-stars: both stars of `Alpha` have size 2
  at b2 b2: two `b2`
  note: with stars of two sizes it would be connected to fewer systems
homeworlds/home-few-colours: `Alpha` has only blue and green among its stars and its ship
  at b2 b2 g3: red and yellow are missing
homeworlds/not-in-bank: the bank has only one `b2`: two are the stars of `Alpha`
  at b2: the second `b2` of this homeworld
  at homeworld b2 b2 g3 Alpha: this homeworld took two `b2` (turn 1)
  note: the rest of this game is checked for syntax only
)");
  CHECK(homeworlds_play_words("homeworld b2 b2 b2 Alpha\n"
                              "homeworld b2 r1 g3 Omega\n") ==
        R"(homeworlds/home-twin-stars: both stars of `Alpha` have size 2
  at b2 b2: two `b2`
  note: with stars of two sizes it would be connected to fewer systems
homeworlds/home-few-colours: `Alpha` has only blue among its stars and its ship
  at b2 b2 b2: green, red and yellow are missing
homeworlds/home-missing-technology: `Alpha` begins without green technology
  at b2 b2 b2: neither star nor ship is green
  note: without green nothing can be built there
homeworlds/home-small-ship: the ship of `Alpha` is `b2`, which is not large
  at b2: size 2
homeworlds/not-in-bank: the bank has no `b2`: two are the stars of `Alpha`, one is a ship of North at `Alpha`
  at b2: 
  at homeworld b2 b2 b2 Alpha: this homeworld took three `b2` (turn 1)
  note: the rest of this game is checked for syntax only
)");
}

TEST_CASE("homeworlds words: a trade tells who took the pieces, and when") {
  CHECK(homeworlds_play_words("Players: Sam, Dave\n"
                              "\n"
                              "homeworld b1 y2 g3 Alpha\n"
                              "homeworld r1 b3 g3 Omega\n"
                              "build g1 Alpha\n"
                              "build g1 Omega\n"
                              "trade g1 Alpha y\n"
                              "trade g3 Omega b\n"
                              "discover y1 Alpha b3 Dust\n"
                              "build g1 Omega\n"
                              "trade g3 Alpha b\n") ==
        R"(homeworlds/not-in-bank: the bank has no `b3`: the three are at `Omega` and `Dust`
  at b: `g3` would become `b3`
  at discover y1 Alpha b3 Dust: this discovery took a `b3` (turn 7)
  at trade g3 Omega b: this trade took a `b3` (turn 6)
  at homeworld r1 b3 g3 Omega: this homeworld took a `b3` (turn 2)
  note: of the three `b3`, one is a star of `Omega`, one is a ship of Dave at `Omega`, one is the star of `Dust`
  note: the rest of this game is checked for syntax only
)");
}

TEST_CASE("homeworlds words: pieces of the position") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y3g3-; Ray(1,g1y3)-g3; Dust(y3)g2-\n"
                              "discover g3 Lee y3 New\n") ==
        R"(homeworlds/not-in-bank: the bank has no `y3`: the three are at `Lee`, `Ray` and `Dust`
  at y3: the star of `New`
  at Lee(0,r1b2)y3g3-: a `y3` in the position
  at Ray(1,g1y3)-g3: a `y3` in the position
  at Dust(y3)g2-: a `y3` in the position
  note: of the three `y3`, one is a ship of North at `Lee`, one is a star of `Ray`, one is the star of `Dust`
  note: the rest of this game is checked for syntax only
)");
}

TEST_CASE("homeworlds words: a place in a long list stands in a note") {
  CHECK(homeworlds_play_words("<0>; Beginning(0,r1b2)y3g3-; Continuation(1,g1y3)-g3; Destination(y3)g2-\n"
                              "discover g3 Beginning y3 New\n") ==
        R"(homeworlds/not-in-bank: the bank has no `y3`: the three are at `Beginning`, `Continuation` and `Destination`
  at y3: the star of `New`
  at Beginning(0,r1b2)y3g3-: a `y3` in the position
  at Continuation(1,g1y3)-g3: a `y3` in the position
  at Destination(y3)g2-: a `y3` in the position
  note: of the three `y3`, one is a ship of North at `Beginning`, one is a star of `Continuation`, one is the star of `Destination`
  note: the rest of this game is checked for syntax only
)");
}

TEST_CASE("homeworlds words: a bank without a colour") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)g1g2g3-; Ray(1,g1y3)-g1g3; Dust(g2)g3-g2\n"
                              "build g2 Dust\n") ==
        R"(homeworlds/bank-out-of-colour: the bank has no green piece left
  at g2: nothing to build with
  at Lee(0,r1b2)g1g2g3-: a `g1`, a `g2` and a `g3` in the position
  at Ray(1,g1y3)-g1g3: two `g1` and a `g3` in the position
  at Dust(g2)g3-g2: two `g2` and a `g3` in the position
  note: of the nine green pieces four are ships of North, three are ships of South and two are stars
  note: the rest of this game is checked for syntax only
)");
}

TEST_CASE("homeworlds words: a build of a size that is gone") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y3g3-; Ray(1,g1y3)-g3\n"
                              "build g1 Lee\n"
                              "build g1 Ray\n"
                              "build g1 Lee\n") ==
        R"(homeworlds/wrong-build-size: the bank has no `g1`: the smallest green piece is `g2`, of which three are left
  at g1: read as `g2`
  at build g1 Ray: this build took a `g1` (turn 2)
  at build g1 Lee: this build took a `g1` (turn 1)
  at Ray(1,g1y3)-g3: a `g1` in the position
  note: of the three `g1`, one is a ship of North at `Lee`, one is a star of `Ray`, one is a ship of South at `Ray`
  safe fix: build `g2`, g1 -> g2
)");
}

TEST_CASE("homeworlds words: a build of a size that is not the smallest, since one came back") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y3g1g3-; Ray(1,g1y3)-g3; Dust(g1)y2-\n"
                              "move y2 Dust Ray\n"
                              "build g2 Ray\n") ==
        R"(homeworlds/not-connected: `Dust` is not connected to `Ray`: both have a star of size 1
  at Ray: stars `g1` and `y3`
  at Dust: star `g1`
homeworlds/wrong-build-size: `g2` is not the smallest green piece in the bank, which has one `g1`
  at g2: read as `g1`
  at move y2 Dust Ray: a `g1` came back to the bank when `Dust` was forgotten here (turn 1)
  safe fix: build `g1`, g2 -> g1
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y3g1g3-; Ray(1,g1g3)-g3; Dust(y3)g1-r1\n"
                              "sacrifice g1 Dust; pass\n"
                              "build g2 Ray\n") ==
        R"(homeworlds/wrong-build-size: `g2` is not the smallest green piece in the bank, which has one `g1`
  at g2: read as `g1`
  at sacrifice g1 Dust: a `g1` came back to the bank by this sacrifice (turn 1)
  safe fix: build `g1`, g2 -> g1
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y3g1g3-; Ray(1,g1y3)-g3; Dust(r3)g1b2-r1\n"
                              "trade g1 Dust y\n"
                              "build g2 Ray\n") ==
        R"(homeworlds/wrong-build-size: `g2` is not the smallest green piece in the bank, which has one `g1`
  at g2: read as `g1`
  at trade g1 Dust y: a `g1` came back to the bank by this trade (turn 1)
  safe fix: build `g1`, g2 -> g1
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y3g3-; Ray(1,g1y3)-g3; Dust(r3)g1g1g2b2-g2\n"
                              "catastrophe Dust g; build g1 Lee\n"
                              "build g3 Ray\n") ==
        R"(homeworlds/wrong-build-size: `g3` is not the smallest green piece in the bank, which has one `g1`
  at g3: read as `g1`
  at catastrophe Dust g: a `g1` came back to the bank in this catastrophe (turn 1)
  safe fix: build `g1`, g3 -> g1
)");
}

TEST_CASE("homeworlds words: an earlier build that said another size explains a later one") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y3g3-; Ray(1,g1y3)-g3\n"
                              "build g2 Lee\n"
                              "build g1 Ray\n"
                              "build g1 Lee\n") ==
        R"(homeworlds/wrong-build-size: `g2` is not the smallest green piece in the bank, which has two `g1`
  at g2: read as `g1`
  safe fix: build `g1`, g2 -> g1
homeworlds/wrong-build-size: the bank has no `g1`: the smallest green piece is `g2`, of which three are left
  at g1: read as `g2`
  at build g2 Lee: this build took a `g1`, though it says `g2` (turn 1)
  at build g1 Ray: this build took a `g1` (turn 2)
  at Ray(1,g1y3)-g3: a `g1` in the position
  note: of the three `g1`, one is a ship of North at `Lee`, one is a star of `Ray`, one is a ship of South at `Ray`
  safe fix: build `g2`, g1 -> g2
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y3g3g1-; Ray(1,g1y3)-g3g2\n"
                              "build g2 Lee\n"
                              "build g3 Ray\n"
                              "build g3 Lee\n") ==
        R"(homeworlds/wrong-build-size: `g2` is not the smallest green piece in the bank, which has one `g1`
  at g2: read as `g1`
  safe fix: build `g1`, g2 -> g1
homeworlds/wrong-build-size: `g3` is not the smallest green piece in the bank, which has two `g2`
  at g3: read as `g2`
  at build g2 Lee: this build says `g2`, and took a `g1` (turn 1)
  safe fix: build `g2`, g3 -> g2
homeworlds/wrong-build-size: `g3` is not the smallest green piece in the bank, which has one `g2`
  at g3: read as `g2`
  at build g2 Lee: this build says `g2`, and took a `g1` (turn 1)
  safe fix: build `g2`, g3 -> g2
)");
}

TEST_CASE("homeworlds words: a catastrophe that may have been left out") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b3)y3g3b1-; Ray(1,g1y3)-g3b3; Dust(b3)b1b1b2-y1\n"
                              "trade y3 Lee b\n") ==
        R"(homeworlds/not-in-bank: the bank has no `b3`: the three are at `Lee`, `Ray` and `Dust`
  at b: `y3` would become `b3`
  at Lee(0,r1b3)y3g3b1-: a `b3` in the position
  at Ray(1,g1y3)-g3b3: a `b3` in the position
  at Dust(b3)b1b1b2-y1: a `b3` in the position
  note: of the three `b3`, one is a star of `Lee`, one is a ship of South at `Ray`, one is the star of `Dust`
  note: the rest of this game is checked for syntax only
  help: was a catastrophe left out? `Dust` has four blue pieces, among them `b3`
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)b3g3-; Ray(1,g1y3)-g3; Dust(g2)b1b1b1b2-y1\n"
                              "build b1 Lee\n") ==
        R"(homeworlds/wrong-build-size: the bank has no `b1`: the smallest blue piece is `b2`, of which one is left
  at b1: read as `b2`
  at Dust(g2)b1b1b1b2-y1: three `b1` in the position
  note: of the three `b1`, three are ships of North at `Dust`
  help: was a catastrophe left out? `Dust` has four blue pieces, among them three `b1`
  safe fix: build `b2`, b1 -> b2
)");
}

TEST_CASE("homeworlds words: sizes and colours of trades") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y3g3-; Ray(1,b1y3)-g3\n"
                              "trade g3 Lee r1\n"
                              "trade g3 Ray g\n") ==
        R"(homeworlds/trade-size: `g3` becomes `r3`, not `r1`: a trade keeps the size
  at r1: size 1
  safe fix: write `r3`, r1 -> r3
homeworlds/redundant-trade: `g3` is green already
  at g: a trade that changes nothing
)");
}

TEST_CASE("homeworlds words: the fix of a size is a colour where sizes are not written") {
  CHECK(homeworlds_play_words("Rules: ap\n"
                              "\n"
                              "<0>; Lee(0,r1b2)y3g3-; Ray(1,b1y3)-g3\n"
                              "build g3 Lee\n") ==
        R"(homeworlds/wrong-build-size: `g3` is not the smallest green piece in the bank, which has three `g1`
  at g3: read as `g1`
  safe fix: build `g`, g3 -> g
)");
}

TEST_CASE("homeworlds words: a mistake of the bank is explained by the turns that made it") {
  CHECK(homeworlds_play_words("Title: The bank is wrong twenty turns before anyone sees it\n"
                              "Players: Mira, Jonas\n"
                              "\n"
                              "1) Mira: homeworld b1 y2 g3 Vega\n"
                              "2) Jonas: homeworld r2 b3 g3 Orion\n"
                              "3) Mira: build g1 Vega\n"
                              "4) Jonas: build g1 Orion\n"
                              "5) Mira: discover g1 Vega b3 Kotok\n"
                              "6) Jonas: build g1 Orion\n"
                              "7) Mira: build g2 Vega\n"
                              "8) Jonas: trade g1 Orion b\n"
                              "9) Mira: build g2 Vega\n"
                              "10) Jonas: trade g1 Orion y\n"
                              "11) Mira: move g2 Vega Kotok\n"
                              "12) Jonas: discover y1 Orion g1 Lyra\n"
                              "13) Mira: trade g1 Kotok y\n"
                              "14) Jonas: build g1 Orion\n"
                              "15) Mira: build y1 Kotok\n"
                              "16) Jonas: build b1 Orion\n"
                              "17) Mira: move y1 Kotok Vega\n"
                              "18) Jonas: trade b1 Orion r\n"
                              "19) Mira: build y2 Vega\n"
                              "20) Jonas: build r1 Orion\n"
                              "21) Mira: discover y2 Vega g3 Polaris\n"
                              "22) Jonas: trade r1 Orion b\n"
                              "23) Mira: build y2 Vega\n"
                              "24) Jonas: build y3 Lyra\n"
                              "25) Mira: trade y1 Kotok r\n"
                              "26) Jonas: move y3 Lyra Orion\n"
                              "27) Mira: build r1 Kotok\n"
                              "28) Jonas: trade y3 Orion r\n"
                              "29) Mira: trade y1 Vega g\n"
                              "30) Jonas: build r1 Orion\n"
                              "31) Mira: build g1 Vega\n") ==
        R"(homeworlds/wrong-build-size: `g2` is not the smallest green piece in the bank, which has one `g1`
  at g2: read as `g1`
  at trade g1 Orion b: a `g1` came back to the bank by this trade (turn 8)
  safe fix: build `g1`, g2 -> g1
homeworlds/not-in-bank: the bank has no `g1`: the three are at `Vega`, `Orion` and `Lyra`
  at g: `y1` would become `g1`
  at build g2 Vega: this build took a `g1`, though it says `g2` (turn 9)
  at build g1 Orion: this build took a `g1` (turn 14)
  at discover y1 Orion g1 Lyra: this discovery took a `g1` (turn 12)
  note: of the three `g1`, one is a ship of Mira at `Vega`, one is a ship of Jonas at `Orion`, one is the star of `Lyra`
  note: the rest of this game is checked for syntax only
)");
}

TEST_CASE("homeworlds words: builds by colour took the smallest") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y3g3-; Ray(1,g1y3)-g3\n"
                              "build g Lee\n"
                              "build g Ray\n"
                              "build g1 Lee\n") ==
        R"(homeworlds/wrong-build-size: the bank has no `g1`: the smallest green piece is `g2`, of which three are left
  at g1: read as `g2`
  at build g Ray: this build took a `g1`, the smallest then (turn 2)
  at build g Lee: this build took a `g1`, the smallest then (turn 1)
  at Ray(1,g1y3)-g3: a `g1` in the position
  note: of the three `g1`, one is a ship of North at `Lee`, one is a star of `Ray`, one is a ship of South at `Ray`
  safe fix: build `g2`, g1 -> g2
)");
}

TEST_CASE("homeworlds words: a piece that came back with a player who is out") {
  CHECK(homeworlds_play_words("<1>; Lee(0,r1b2)g1g1g3--; Ray(1,g1y3)-g3-; Zoe(2,b3y2)--g1g2; Dust(b2)y1--\n"
                              "move g3 Ray Dust *\n"
                              "build g2 Zoe\n") ==
        R"(homeworlds/wrong-build-size: `g2` is not the smallest green piece in the bank, which has one `g1`
  at g2: read as `g1`
  at move g3 Ray Dust: a `g1` came back to the bank at the end of this turn (turn 1)
  safe fix: build `g1`, g2 -> g1
)");
}

TEST_CASE("homeworlds words: a size that the site ignores explains a later finding") {
  CHECK(homeworlds_play_words("Rules: ap\n"
                              "\n"
                              "<0>; Lee(0,r1b2)y3g3-; Ray(1,g1b3)-g3y1\n"
                              "build g2 Lee\n"
                              "build g1 Ray\n"
                              "build g2 Lee\n"
                              "trade y1 Ray g\n") ==
        R"(homeworlds/wrong-build-size: `g2` is not the smallest green piece in the bank, which has two `g1`
  at g2: read as `g1`
  safe fix: build `g`, g2 -> g
homeworlds/not-in-bank: the bank has no `g1`: the three are at `Lee` and `Ray`
  at g: `y1` would become `g1`
  at build g2 Lee: this build took a `g1`, though it says `g2` (turn 1)
  at build g1 Ray: this build took a `g1` (turn 2)
  at Ray(1,g1b3)-g3y1: a `g1` in the position
  note: of the three `g1`, one is a ship of North at `Lee`, one is a star of `Ray`, one is a ship of South at `Ray`
  note: the rest of this game is checked for syntax only
)");
}
