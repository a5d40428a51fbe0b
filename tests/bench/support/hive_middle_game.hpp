#pragma once
// A position of Hive in which much is on the board.

#include "hive/rules/game_state.hpp"
#include "hive/rules/legal_moves.hpp"
#include "support/values/random.hpp"

namespace plyglot::bench {

// After 30 plies of a random game, always the same: both queens and many pieces are out, some of them on others.
inline hive::GameState hive_middle_game() {
  test::Random random(20260103);
  hive::GameState state(hive::game_types.back());
  std::vector<hive::Move> moves;
  while (state.plies() < 30) {
    list_legal_moves(state, {}, moves);
    state.play(random.pick(moves));
  }
  return state;
}

}  // namespace plyglot::bench
