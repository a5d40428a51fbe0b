#include "hexix/rules/position_keys.hpp"

#include "hexix/rules/legal_moves.hpp"
#include "support/checks/catch.hpp"
#include "support/hexix/players.hpp"
#include "support/values/one_to_one.hpp"

using namespace plyglot;

// By the texts of positions (hexix R13).
TEST_CASE("hexix keys: two positions have the same key if they are the same, and else not") {
  test::OneToOne<std::string, PositionKey> keys;
  test::OneToOne<std::string, PositionKey> mirrored_keys;
  test::Random random(20261126);
  for (int game = 0; game < 40; ++game) {
    hexix::State state;
    for (int ply = 0; ply < 40 && state.home(state.to_move()) != 0 && has_legal_move(state); ++ply) {
      const hexix::Move move = chosen_hexix_move(random, state, test::HexixPlayer::random);
      play(state, move, judge(state, move));
      const PositionKeys found = keys_of(state);
      hexix::Position mirrored;
      mirrored.to_move = state.to_move();
      for (hexix::Cell cell = 0; cell < hexix::cell_count; ++cell) {
        mirrored.pieces[hexix::mirrored(cell)] = state.position().pieces[cell];
      }
      const std::string text = position_text(state.position());
      CHECK(keys.add(text, found.key));
      CHECK(mirrored_keys.add(std::min(text, position_text(mirrored)), found.mirrored));
      CHECK(keys_of(hexix::State(mirrored)).mirrored == found.mirrored);
    }
  }
  CHECK(keys.size() > 1000);
}
