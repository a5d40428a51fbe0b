#include "hive/search/what_counts.hpp"

#include "hive/search/strategies.hpp"
#include "support/checks/catch.hpp"
#include "support/hive/near_ends.hpp"

using namespace plyglot;
using hive::GameState;

TEST_CASE("a stun that does not count changes no legal move") {
  std::size_t without_effect = 0;
  std::size_t counting = 0;
  std::size_t forbidding = 0;
  for (const GameState& state : test::composed_hive_ends(40, 1500)) {
    if (state.stunned() == hive::no_piece) continue;
    GameState free = state;
    free.clear_stun();
    const bool is_same = test::legal_hive_moves(free) == test::legal_hive_moves(state);
    CHECK((is_same || restricting_stun(state) == state.stunned()));
    ++(restricting_stun(state) == hive::no_piece ? without_effect : counting);
    forbidding += std::size_t{!is_same};
  }
  CHECK(without_effect > 200);
  CHECK(forbidding > 50);
  // What counts often forbids something.
  CHECK(counting < 3 * forbidding);
}

TEST_CASE("the number of a turn counts as long as the queen is in the hand and may or must come (hive-rules H6, H7)") {
  GameState state{hive::GameType{}};
  unsigned turns = hive::queen_turns(state);
  for (std::uint32_t turn = 1; turn <= 6; ++turn) {
    CHECK(state.turn() == turn);
    CHECK((turn == 1 || (hive::queen_turns(state) != turns) == (turn <= 4)));
    turns = hive::queen_turns(state);
    state.play(hive::pass);
    state.play(hive::pass);
  }
  // With both queens on the board no number counts.
  while ((state.hand() & hive::pieces_of(hive::BugKind::queen)) != 0) {
    state.play(*first_move(state, {}));
  }
  CHECK(hive::queen_turns(state) == 0);
}
