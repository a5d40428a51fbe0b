// The legal plies of a position (hexix R10).

#include "hexix/rules/legal_moves.hpp"
#include "hexix/record/move_text.hpp"
#include "support/checks/catch.hpp"
#include "support/hexix/moves.hpp"
#include "support/hexix/random.hpp"

using namespace plyglot;
using namespace plyglot::hexix;
using test::hexix_move;
using test::hexix_state;

namespace {

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("hexix moves: the first six") {
  CHECK(test::texts_of(list_legal_moves(State())) == Texts{"C1^", "C1v", "D2^", "D2v", "E1^", "E1v"});
}

TEST_CASE("hexix moves: in the order of their tokens, in both dialects") {
  const State state = hexix_state(".../..../..Rv1../Bh6Bv3Bv3..Rh6/..Rv1../..../... b");
  CHECK(test::texts_of(list_legal_moves(state)) ==
        Texts{"C1^", "C1v", "C2^", "C2v", "D2+", "D3+", "D3C3", "D3E3", "D4^", "D4v", "E1^", "E1v", "E2^", "E2v"});
  CHECK(move_text(hexix_move("D4^"), Dialect::v2019) == "D4>");
  CHECK(move_text(hexix_move("D4v"), Dialect::v2019) == "D4<");
  CHECK(move_text(hexix_move("D3C3"), Dialect::v2019) == "D3C3");
}

TEST_CASE("hexix moves: rules that are open may be dropped (hexix 6)") {
  const State full = hexix_state(".../..../...../Bh6Bv1...Rh6/...../..../... b");
  CHECK(test::texts_of(list_legal_moves(full)) == Texts{"D2+"});
  CHECK(list_legal_moves(full, {false, true}).size() == 11);
  const State cut_off = hexix_state(".../..../...../.Bv5...Rh6/...../..../... b");
  CHECK_FALSE(has_legal_move(cut_off));
  CHECK(has_legal_move(cut_off, {true, false}));
  CHECK(is_legal(cut_off, hexix_move("D2+"), {true, false}));
  CHECK_FALSE(is_legal(cut_off, hexix_move("D2+")));
}

TEST_CASE("hexix moves: no placement can repair a broken global rule, a capture may") {
  const State state = hexix_state(".../..../..Rv1../Bh6Bv2Bv2..Rh6/.Bv2.../..../... b");
  CHECK(test::texts_of(list_legal_moves(state)) == Texts{"D2+", "D3+", "D3C3", "E2+"});
}

TEST_CASE("hexix moves: a home is taken by what takes larger numbers") {
  const State state = hexix_state(".../..../Bv2Bv2Bv2Bv3B^5/Bh6....Rh6/...../..../... b");
  CHECK(is_legal(state, hexix_move("C5D6")));
  CHECK(takes_home(state, hexix_move("C5D6")));
  CHECK_FALSE(takes_home(state, hexix_move("C5+")));
}

TEST_CASE("hexix moves: numbers of leaves from the start (hexix R10)") {
  const std::uint64_t leaves[] = {1, 6, 36, 84, 196, 1036, 5476, 23828, 103684};
  for (unsigned depth = 0; depth < std::size(leaves); ++depth) CHECK(perft(State(), depth) == leaves[depth]);
  const std::vector<Division> parts = divide(State(), 3);
  REQUIRE(parts.size() == 6);
  CHECK(move_text(parts[0].move) == "C1^");
  CHECK(parts[0].leaves + parts[1].leaves + parts[2].leaves == 42);
}

TEST_CASE("hexix moves: a captured home ends a line") {
  const State state = hexix_state(".../..../Bv2Bv2Bv2Bv3B^5/Bh6....Rh6/...../..../... b");
  std::uint64_t others = 0;
  for (const Division& part : divide(state, 2)) {
    if (takes_home(state, part.move)) {
      CHECK(part.leaves == 0);
    } else {
      others += part.leaves;
    }
  }
  CHECK(perft(state, 2) == others);
  CHECK(perft(state, 1) == list_legal_moves(state).size());
}
