#include "hopgi/rules/legal_turns.hpp"

#include "support/checks/catch.hpp"
#include "support/hopgi/positions.hpp"
#include "support/hopgi/turns.hpp"

using namespace plyglot;
using namespace plyglot::hopgi;
using test::hopgi_state;
using test::hopgi_turn;

TEST_CASE("hopgi turns: the start has 97 (hopgi R11)") {
  const State state;
  CHECK(test::hopgi_fen(state.position()) == test::hopgi_start_fen);
  CHECK(count_legal_turns(state) == 97);
  CHECK(list_legal_turns(state).size() == 97);
  CHECK(perft(state, 0) == 1);
  CHECK(perft(state, 1) == 97);
  CHECK(perft(state, 2) == 9214);
}

TEST_CASE("hopgi turns: what is legal at the start") {
  const State state;
  for (const auto* text : {"Pd2-c3", "R@d4", "Fd1-c3;Wf1-e3", "Wf1-g3;Fd1-e3", "Bc1-d3"}) {
    CAPTURE(text);
    CHECK(is_legal(state, hopgi_turn(text)));
  }
  // A king alone; with a piece that need not follow; a king that leaves no square to the other; wrong marks; enemies.
  for (const auto* text : {"Fd1-c3", "Pd2-c3;Wf1-e3", "Fd1-e3;Wf1-e3", "Pd2xc3", "Bd2-c3", "Pb6-c5", "R@d2", "G@d4",
                           "Pe2-c3;Pd2-e3", "W@d4", "Pd2-c3=G", "R@d4;Wf1-e3", "Fd1-c3;R@d4", "Pd3-c4"}) {
    CAPTURE(text);
    CHECK_FALSE(is_legal(state, hopgi_turn(text)));
  }
  CHECK_FALSE(is_legal(hopgi_state("7/7/*2w3/7/7/**5/**2*W1[] w - - 0 1"), hopgi_turn("R@d4")));
}

TEST_CASE("hopgi turns: a first leg may strand the second king (hopgi R9, 9.2)") {
  // The Ferz King on g1 can only hop over the other king, to e2: f2 is held by its own pawn.
  const State state = hopgi_state("w6/7/*6/7/7/**3P1/**2*WF[] w - - 0 1");
  CHECK(is_legal(state, hopgi_turn("Wf1-e3")));
  CHECK(is_legal(state, hopgi_turn("Wf1-g3")));
  CHECK_FALSE(is_legal(state, hopgi_turn("Wf1-e3;Fg1-e2")));
  CHECK(is_legal(state, hopgi_turn("Fg1-e2;Wf1-g1")));
  CHECK_FALSE(is_legal(state, hopgi_turn("Fg1-e2")));
}

TEST_CASE("hopgi turns: a game that is over has none (hopgi R11)") {
  const State over = hopgi_state("7/7/*6/7/7/**5/**2*W1[R] w - - 0 1");
  CHECK(list_legal_turns(over).empty());
  CHECK(count_legal_turns(over) == 0);
  CHECK_FALSE(has_legal_turn(over));
  CHECK_FALSE(is_legal(over, hopgi_turn("R@d4")));
  CHECK(perft(over, 0) == 1);
  CHECK(perft(over, 1) == 0);
  CHECK(perft(over, 3) == 0);
  // Taking the last king ends a line: of the four steps of the Ferz King only the three others are answered.
  const State last = hopgi_state("7/7/*1w4/3F3/7/**5/**2*2[] w - - 0 1");
  CHECK(perft(last, 1) == 4);
  CHECK(perft(last, 2) == 3 * 4);
}

TEST_CASE("hopgi turns: a side with pieces that cannot move") {
  const State stuck = hopgi_state("P6/w6/*6/7/7/**5/**2*2[] w - - 0 1");
  CHECK_FALSE(has_legal_turn(stuck));
  CHECK(list_legal_turns(stuck).empty());
}
