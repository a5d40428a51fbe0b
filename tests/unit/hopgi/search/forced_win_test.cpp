#include "hopgi/search/forced_win.hpp"

#include "support/checks/catch.hpp"
#include "support/hopgi/exchange.hpp"
#include "support/hopgi/positions.hpp"
#include "support/hopgi/random.hpp"
#include "support/search/naive_proof.hpp"

#include <map>

using namespace plyglot;
using hopgi::State;
using hopgi::Turn;

namespace {

struct NaiveHopgi {
  std::vector<Turn> moves(const State& state) const { return list_legal_turns(state); }
  State after(const State& state, const Turn& turn) const {
    State after = state;
    play_turn(after, turn);
    return after;
  }
  // hopgi R10.
  std::optional<int> end(const State& before, const Turn&, const State& after) const {
    const std::optional<hopgi::Side> won = winner(after);
    if (!won) return std::nullopt;
    return *won == before.to_move() ? 1 : -1;
  }
};

// With few pieces, since each turn of each ply is made; sometimes with a hand.
State small_position(test::Random& random) {
  hopgi::Position position = test::random_hopgi_position(random);
  std::size_t left = 3;
  for (auto& piece : position.pieces) {
    if (!piece || hopgi::is_king(piece->kind)) continue;
    if (left == 0 || random.chance(60)) {
      piece.reset();
    } else {
      --left;
    }
  }
  for (hopgi::Hand& hand : position.hands) hand = {};
  if (random.chance(20)) position.hands[random.below(2)].of(hopgi::PieceKind::rook) = 1;
  return State(position);
}

}  // namespace

TEST_CASE("forced wins of Hopgi are those of a naive reading") {
  test::Random random(1);
  std::map<unsigned, std::size_t> seen;
  for (int i = 0; i < 150; ++i) {
    const State state = small_position(random);
    const auto proof = prove_win(state, 3);
    CHECK(test::naive_difference(NaiveHopgi(), state, 3, proof).empty());
    ++seen[proof.plies.value_or(0)];
  }
  CHECK(seen[0] > 50);
  CHECK(seen[1] > 5);
  CHECK(seen[3] > 3);
}

TEST_CASE("exchanged positions of Hopgi have the same forced wins, with the turns exchanged") {
  test::Random random(2);
  std::size_t wins = 0;
  for (int i = 0; i < 150; ++i) {
    const State state = small_position(random);
    const auto proof = prove_win(state, 3);
    const auto other = prove_win(State(test::exchanged(state.position())), 3);
    CHECK(other.plies == proof.plies);
    std::vector<Turn> exchanged;
    for (const Turn& turn : proof.first_moves) exchanged.push_back(test::exchanged(turn));
    CHECK(exchanged.size() == other.first_moves.size());
    CHECK(std::is_permutation(exchanged.begin(), exchanged.end(), other.first_moves.begin()));
    wins += std::size_t{proof.plies.has_value()};
  }
  CHECK(wins > 10);
}
