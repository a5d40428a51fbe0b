#include "hopgi/perft.hpp"
#include "support/catch.hpp"
#include "support/hopgi_positions.hpp"

using namespace plyglot;
using namespace plyglot::hopgi;
using test::hopgi_square;
using test::hopgi_squares;
using test::hopgi_state;

TEST_CASE("hopgi rules: the start has 97 legal turns (hopgi R11)") {
  const State state;
  CHECK(test::hopgi_fen(state.position()) == test::hopgi_start_fen);
  CHECK(count_legal_turns(state) == 97);
  CHECK(list_legal_turns(state).size() == 97);
  CHECK(perft(state, 2) == 9214);
}

TEST_CASE("hopgi rules: a king hops over its own pieces (hopgi R6)") {
  const State state = hopgi_state("7/7/*6/7/6P/**3PW/**2*2[] w - - 0 1");
  CHECK(targets(state, hopgi_square("g2")) == hopgi_squares("g1 e3 f4"));
}

TEST_CASE("hopgi rules: the blocked corner (hopgi R2)") {
  const State state = hopgi_state("7/7/*6/7/1B5/**5/**2*2[] w - - 0 1");
  const Square bishop = hopgi_square("b3");
  CHECK(targets(state, bishop) == hopgi_squares("a4 c4 d5 e6"));
  CHECK(targets(state, bishop, Corner::open) == hopgi_squares("a4 c4 d5 e6 c2 d1"));
}
