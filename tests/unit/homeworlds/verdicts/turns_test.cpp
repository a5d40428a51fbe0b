// What is said of turns as a whole, and of the end of a game.

#include "support/catch.hpp"
#include "support/homeworlds/violations.hpp"

using plyglot::test::homeworlds_play_words;

TEST_CASE("homeworlds words: a catastrophe between two actions") {
  CHECK(homeworlds_play_words("Rules: quux\n"
                              "\n"
                              "<0>; Lee(0,r1b2)y2g3b1-; Ray(1,g1y3)-g3; Far(y3)b1-; Dust(g3)g1g1g2-r2\n"
                              "sacrifice y2 Lee; catastrophe Dust g; move g3 Lee Far\n") ==
        R"(homeworlds/catastrophe-between-actions: a catastrophe between two actions of a turn
  at catastrophe Dust g: 
  help: in the profile `quux` catastrophes come before or after all other actions of a turn
)");
}

TEST_CASE("homeworlds words: too much for one turn") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "move g3 Lee Dust; build g1 Dust\n") ==
        R"(homeworlds/extra-action: `build` after the action of this turn
  at build g1 Dust: a turn has one action
  at move g3 Lee Dust: the turn's action
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "build g1 Lee; sacrifice y2 Lee\n") ==
        R"(homeworlds/extra-action: a sacrifice after another action
  at sacrifice y2 Lee: only a turn that begins with it
  at build g1 Lee: the turn's action
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "sacrifice y2 Lee; sacrifice g1 Dust\n") ==
        R"(homeworlds/extra-action: a second sacrifice in one turn
  at sacrifice g1 Dust: only a turn that begins with it
  at sacrifice y2 Lee: the turn's sacrifice
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "build g1 Lee; pass\n") ==
        R"(homeworlds/extra-action: `pass` after the action of this turn
  at pass: a turn has one action
  at build g1 Lee: the turn's action
)");
}

TEST_CASE("homeworlds words: a separator that joins two lines to one turn") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "move g3 Lee Dust;\n"
                              "move g1 Dust Lee\n") ==
        R"(homeworlds/extra-action: `move` after the action of this turn
  at move g1 Dust Lee: a turn has one action
  at move g3 Lee Dust: the turn's action
  help: the separator at the end of the line above joins the two lines to one turn
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "move g3 Lee Dust /  # to the outpost\n"
                              "move g1 Dust Lee\n") ==
        R"(homeworlds/extra-action: `move` after the action of this turn
  at move g1 Dust Lee: a turn has one action
  at move g3 Lee Dust: the turn's action
  help: the separator at the end of the line above joins the two lines to one turn
)");
}

TEST_CASE("homeworlds words: a sacrifice gives actions of its colour, as many as it has pips") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "sacrifice y2 Lee; build g1 Lee; pass\n") ==
        R"(homeworlds/sacrifice-colour: the sacrificed `y2` gives yellow actions, and `build` is green
  at build: 
  at sacrifice y2 Lee: `y2` was sacrificed here
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "sacrifice y2 Lee; move g3 Lee Dust; move g3 Dust Lee; move g3 Lee Dust\n") ==
        R"(homeworlds/too-many-actions: the sacrificed `y2` gives two actions only
  at move g3 Lee Dust: the third action
  at sacrifice y2 Lee: `y2` was sacrificed here
)");
}

TEST_CASE("homeworlds words: a pass too many is deleted with its separator") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "sacrifice g1 Dust; build g1 Lee; pass\n") ==
        R"(homeworlds/surplus-pass: nothing is left to pass: `g1` gave one action
  at pass: 
  at sacrifice g1 Dust: `g1` was sacrificed here
  safe fix: delete this pass, ; pass -> 
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "sacrifice g1 Dust; pass;  # all of it\n"
                              "pass\n") ==
        R"(homeworlds/surplus-pass: nothing is left to pass: `g1` gave one action
  at pass: 
  at sacrifice g1 Dust: `g1` was sacrificed here
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "sacrifice y2 Lee; pass 3\n") ==
        R"(homeworlds/surplus-pass: nothing is left to pass: `y2` gave two actions
  at pass 3: 
  at sacrifice y2 Lee: `y2` was sacrificed here
)");
}

TEST_CASE("homeworlds words: a pass for each unused action is added, in the form of the dialect") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "sacrifice y2 Lee\n") ==
        R"(homeworlds/missing-pass: the two actions that `y2` gives are not used, and not passed
  at sacrifice y2 Lee: 
  safe fix: add the passes,  -> ; pass; pass
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "sacrifice y2 Lee; move g3 Lee Dust; move g3 Dust Lee\n"
                              "sacrifice g3 Ray; pass *\n") ==
        R"(homeworlds/missing-pass: two of the three actions that `g3` gives are not used, and not passed
  at sacrifice g3 Ray: 
  safe fix: add the passes,  -> ; pass; pass
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "sacrifice g1 Dust\n") ==
        R"(homeworlds/missing-pass: the one action that `g1` gives is not used, and not passed
  at sacrifice g1 Dust: 
  safe fix: add the pass,  -> ; pass
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(b1)b1b1b2-\n"
                              "catastrophe Dust b\n") ==
        R"(homeworlds/missing-pass: a turn of catastrophes only, without a pass
  at catastrophe Dust b: 
  safe fix: add the pass,  -> ; pass
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2g3-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "sacrifice y2 Lee *\n") ==
        R"(homeworlds/missing-pass: the two actions that `y2` gives are not used, and not passed
  at sacrifice y2 Lee: 
  safe fix: add the passes,  -> ; pass; pass
)");
}

TEST_CASE("homeworlds words: a player who goes out of the game") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "move y2 Lee Dust\n") ==
        R"(homeworlds/self-elimination: by this turn North is out of the game
  at move y2 Lee Dust: `Lee` has no ship of North any more
  unsafe fix: confirm with ` *` that it is meant,  ->  *
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y1-; Ray(1,y3y3)-y2\n"
                              "move y1 Lee Ray; catastrophe Ray y\n") ==
        R"(homeworlds/self-elimination: by this turn North is out of the game, and no player is left: a draw
  at move y1 Lee Ray; catastrophe Ray y: `Lee` has no ship of North any more
  at move y1 Lee Ray: here the homeworld is lost
  unsafe fix: confirm with ` *` that it is meant,  ->  *
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,b1b1)b2b2-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "catastrophe Lee b; pass\n") ==
        R"(homeworlds/self-elimination: by this turn North is out of the game
  at catastrophe Lee b; pass: `Lee` has lost its stars
  at catastrophe Lee b: here the homeworld is lost
  unsafe fix: confirm with ` *` that it is meant,  ->  *
)");
}

TEST_CASE("homeworlds words: a home that may not be left for a moment") {
  CHECK(homeworlds_play_words("Rules: quux\n"
                              "\n"
                              "<0>; Lee(0,r1b2)y2-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "move y2 Lee Dust\n") ==
        R"(homeworlds/self-elimination: North would leave the homeworld `Lee` without an own ship
  at move y2 Lee Dust: in the profile `quux` not even for a moment
  note: the rest of this game is checked for syntax only
)");
  CHECK(homeworlds_play_words("Rules: quux\n"
                              "\n"
                              "<0>; Lee(0,r1b2)y2-; Ray(1,g1y3)-g3; Far(b3)r1-; Dust(y3)y3-\n"
                              "sacrifice y3 Dust; move y2 Lee Far; pass; pass\n") ==
        R"(homeworlds/self-elimination: North would leave the homeworld `Lee` without an own ship
  at sacrifice y3 Dust; move y2 Lee Far; pass; pass: in the profile `quux` not even for a moment
  at move y2 Lee Far: by this action
  note: the rest of this game is checked for syntax only
)");
}

TEST_CASE("homeworlds words: turns after the end") {
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y2-; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "move y2 Lee Dust *\n"
                              "pass\n"
                              "pass\n") ==
        R"(homeworlds/play-after-end: the game is over: South has won
  at pass: played after the end
  at move y2 Lee Dust *: this turn ended it (turn 1)
  note: `Lee` has no ship of North any more
)");
  CHECK(homeworlds_play_words("<0>; Lee(0,r1b2)y1-; Ray(1,y3y3)-y2\n"
                              "move y1 Lee Ray; catastrophe Ray y *\n"
                              "pass\n") ==
        R"(homeworlds/play-after-end: the game is over: a draw
  at pass: played after the end
  at move y1 Lee Ray; catastrophe Ray y *: this turn ended it (turn 1)
  note: `Lee` has no ship of North any more
  note: `Ray` has lost its stars
)");
  CHECK(homeworlds_play_words("<1>; Ray(1,g1y3)-g3; Dust(y3)g1-\n"
                              "build g1 Ray\n") ==
        R"(homeworlds/play-after-end: the game is over: South has won
  at build g1 Ray: played after the end
  at <1>; Ray(1,g1y3)-g3; Dust(y3)g1-: over from the start
  note: North has no homeworld
)");
}
