#include "hopgi/rules/position_keys.hpp"

#include "hopgi/board/fen_text.hpp"
#include "hopgi/rules/legal_turns.hpp"
#include "support/checks/catch.hpp"
#include "support/hopgi/players.hpp"
#include "support/values/one_to_one.hpp"

using namespace plyglot;

// By FEN, without the clock and the number of the turn.
TEST_CASE("hopgi keys: two positions have the same key if they are the same, and else not") {
  test::OneToOne<std::string, PositionKey> keys;
  test::Random random(20261126);
  for (int game = 0; game < 40; ++game) {
    hopgi::State state;
    for (int turn = 0; turn < 60 && has_legal_turn(state); ++turn) {
      play_turn(state, chosen_hopgi_turn(random, state, test::HopgiPlayer::random));
      hopgi::Position position = state.position();
      position.clock = 0;
      position.turn_number = 1;
      const PositionKeys found = keys_of(state);
      CHECK(keys.add(fen_text(position), found.key));
      CHECK(found.mirrored == found.key);
      CHECK(keys_of(hopgi::State(position)) == found);
    }
  }
  CHECK(keys.size() > 1000);
}
