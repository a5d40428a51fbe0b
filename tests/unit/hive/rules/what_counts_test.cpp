#include "hive/rules/what_counts.hpp"

#include "hive/board/bits.hpp"
#include "hive/rules/turn.hpp"
#include "hive/search/strategies.hpp"
#include "support/checks/catch.hpp"
#include "support/hive/near_ends.hpp"

using namespace plyglot;
using hive::GameState;

TEST_CASE("a stun is effective where a legal move differs because of it, and nowhere else (hive-rules H30)") {
  std::size_t without_effect = 0;
  std::size_t of_own = 0;
  std::size_t of_others = 0;
  for (GameState state : test::composed_hive_ends(40, 1500)) {
    GameState free = state;
    free.set_stunned(hive::no_piece);
    CHECK(effective_stun(free) == hive::no_piece);
    const auto moves = test::legal_hive_moves(free);
    hive::for_each<hive::PieceIndex>(state.tops(), [&](hive::PieceIndex piece) {
      state.set_stunned(piece);
      const bool is_same = test::legal_hive_moves(state) == moves;
      CHECK(effective_stun(state) == (is_same ? hive::no_piece : piece));
      ++(is_same ? without_effect : hive::colour_of(piece) == state.to_move() ? of_own : of_others);
    });
  }
  CHECK(without_effect > 5000);
  CHECK(of_own > 1000);
  CHECK(of_others > 500);
}

// A pillbug that cannot walk may still throw, and the other side's has made it come.
TEST_CASE("a stun is effective where all that it takes is a throw") {
  std::size_t throws_alone = 0;
  for (GameState state : test::composed_hive_ends(7, 3000)) {
    hive::for_each<hive::PieceIndex>(pillbug_powers(state, state.to_move()), [&](hive::PieceIndex piece) {
      state.set_stunned(piece);
      const bool can_go = hive::Turn(state, hive::set_of(piece), hive::no_piece).destinations(piece).size() != 0;
      throws_alone += std::size_t{!can_go && effective_stun(state) == piece};
    });
  }
  CHECK(throws_alone > 50);
}

TEST_CASE(
    "a turn that was passed counts as long as the queen is in the hand and may or must come (hive-rules H6, H7)") {
  GameState state{hive::GameType{}};
  for (unsigned passed = 0; passed <= 5; ++passed) {
    // Of both sides the first four turns are looked at, and nothing was placed.
    const unsigned each = std::min(passed, 3U);
    CHECK(hive::queen_delays(state) == each * 4 + each);
    state.play(hive::pass);
    state.play(hive::pass);
  }
  // With both queens on the board no number counts.
  while ((state.hand() & hive::pieces_of(hive::BugKind::queen)) != 0) {
    state.play(*first_move(state, {}));
  }
  CHECK(hive::queen_delays(state) == 0);
}

TEST_CASE("as long as neither side passes, the board tells the number of a turn") {
  GameState state{hive::GameType{}};
  for (int ply = 0; ply < 12; ++ply) {
    CHECK(hive::queen_delays(state) == 0);
    state.play(*first_move(state, {}));
  }
}
