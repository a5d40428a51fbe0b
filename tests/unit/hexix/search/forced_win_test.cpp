#include "hexix/search/forced_win.hpp"

#include "support/checks/catch.hpp"
#include "support/hexix/players.hpp"
#include "support/hexix/random.hpp"
#include "support/search/naive_proof.hpp"

#include <map>

using namespace plyglot;
using hexix::Move;
using hexix::State;

namespace {

struct NaiveHexix {
  hexix::RuleOptions options;

  std::vector<Move> moves(const State& state) const { return list_legal_moves(state, options); }
  State after(const State& state, Move move) const {
    State after = state;
    play(after, move, judge(state, move));
    return after;
  }
  // hexix R14.
  std::optional<int> end(const State& before, Move move, const State& after) const {
    if (takes_home(before, move) || moves(after).empty()) return 1;
    return std::nullopt;
  }
};

// Games of which many end soon: the last positions of each.
std::vector<State> ends_of_games(std::uint64_t seed, std::size_t games, std::size_t of_each) {
  using test::HexixPlayer;
  test::Random random(seed);
  std::vector<State> positions;
  for (std::size_t i = 0; i < games; ++i) {
    const std::array<HexixPlayer, 2> players = {i % 2 == 0 ? HexixPlayer::stifling : HexixPlayer::greedy,
                                                i % 3 == 0 ? HexixPlayer::random : HexixPlayer::greedy};
    const auto game = test::played_hexix_game(random, hexix::start_position(), players, 60);
    std::vector<State> states = {State(game.initial)};
    for (const test::PlayedHexixPly& ply : game.plies) {
      states.push_back(NaiveHexix().after(states.back(), ply.move));
    }
    if (game.end != hexix::End::none) states.pop_back();
    const std::size_t first = states.size() > of_each ? states.size() - of_each : 0;
    positions.insert(positions.end(), states.begin() + static_cast<std::ptrdiff_t>(first), states.end());
  }
  return positions;
}

State mirrored(const State& state) {
  hexix::Position position = state.position();
  for (hexix::Cell cell = 0; cell < hexix::cell_count; ++cell) {
    position.pieces[hexix::mirrored(cell)] = state.position().pieces[cell];
  }
  return State(position);
}

}  // namespace

TEST_CASE("forced wins of Hexix are those of a naive reading") {
  std::map<unsigned, std::size_t> seen;
  for (const State& state : ends_of_games(1, 60, 6)) {
    const auto proof = prove_win(state, {}, 4);
    CHECK(test::naive_difference(NaiveHexix(), state, 4, proof).empty());
    ++seen[proof.plies.value_or(0)];
  }
  CHECK(seen[0] > 100);
  CHECK(seen[1] > 5);
  CHECK(seen[3] > 5);
}

TEST_CASE("forced wins of Hexix are those of a naive reading where no game was before") {
  test::Random random(2);
  std::map<unsigned, std::size_t> seen;
  for (int i = 0; i < 300; ++i) {
    const State state(test::random_hexix_position(random));
    NaiveHexix rules;
    rules.options.global_rule = i % 3 != 0;
    rules.options.inactive_rule = i % 5 != 0;
    const auto proof = prove_win(state, rules.options, 3);
    CHECK(test::naive_difference(rules, state, 3, proof).empty());
    ++seen[proof.plies.value_or(0)];
  }
  CHECK(seen[0] > 100);
  CHECK(seen[1] > 5);
  CHECK(seen[3] > 5);
}

TEST_CASE("the mirror image of a position of Hexix has the same forced wins") {
  std::size_t wins = 0;
  for (const State& state : ends_of_games(3, 20, 4)) {
    const auto proof = prove_win(state, {}, 5);
    const auto other = prove_win(mirrored(state), {}, 5);
    wins += std::size_t{proof.plies.has_value()};
    CHECK(other.plies == proof.plies);
    CHECK(other.first_moves.size() == proof.first_moves.size());
  }
  CHECK(wins > 5);
}
