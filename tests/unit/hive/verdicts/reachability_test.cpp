// Positions that no game reaches: what is said of them, and how it could be fixed.

#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"
#include "support/hop/session.hpp"

using namespace plyglot;

namespace {

using Lines = std::vector<std::string>;

Lines said(const std::string& text) {
  test::HopSession session("spec");
  session.read(text);
  return test::said_about(text, session.findings());
}

}  // namespace

TEST_CASE("hive reachability: who is to move") {
  CHECK(said("q,b") == Lines{"hive/unreachable-lone-bug: Black is to move, but the only bug is Black's ~> q,w"});
  CHECK(said("Q,w") == Lines{"hive/unreachable-lone-bug: White is to move, but the only bug is White's ~> Q,b"});
  CHECK(said("q,w").empty());
  CHECK(said("ABa,w") == Lines{"hive/unreachable-turn: White cannot be to move: White has had exactly 2 turns, Black "
                               "has had exactly 1 turn ~> ABa,b"});
  CHECK(said("ABa,b").empty());
  // A side that has its queen may have moved instead of placing.
  CHECK(said("ABaq,w").empty());
  // Then neither side can be to move.
  CHECK(said("ABgQ,b") == Lines{"hive/unreachable-turn: Black cannot be to move: White has had at least 3 turns, Black "
                                "has had exactly 1 turn"});
}

TEST_CASE("hive reachability: what was moved last") {
  CHECK(said("Q!q,w") == Lines{"hive/unreachable-mark: `wQ1` was moved last, but White is to move and no pillbug can "
                               "have thrown it ~> Qq,w"});
  CHECK(said("Qq!,w").empty());
  // A pillbug of the other side is beside it, or a mosquito that copies one.
  CHECK(said("q!PQ,b").empty());
  CHECK(said("q+m!Q,b") == Lines{"hive/unreachable-mark: `bM1` was moved last, but Black is to move and no pillbug can "
                                 "have thrown it ~> q+mQ,b"});
  CHECK(said("aq!MPQ,b").empty());
}
