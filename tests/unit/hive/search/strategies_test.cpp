#include "hive/search/strategies.hpp"

#include "support/checks/catch.hpp"
#include "support/hive/near_ends.hpp"

#include <algorithm>
#include <set>

using namespace plyglot;
using hive::GameState;
using hive::Move;

namespace {

GameState after(const GameState& state, Move move) {
  GameState result = state;
  result.play(move);
  return result;
}

bool has_won(const GameState& state, hive::Colour side) {
  return state.outcome() == (side == hive::Colour::white ? hive::Outcome::white_wins : hive::Outcome::black_wins);
}

// The first for White wins, the second for Black, the third for what did not end so.
std::array<int, 3> results(int games, bool is_greedy_white, bool is_greedy_black) {
  constexpr int most_plies = 120;
  std::array<int, 3> results{};
  for (int game = 0; game < games; ++game) {
    const auto seed = static_cast<std::uint64_t>(game);
    GameState state(hive::game_types[seed % hive::game_types.size()]);
    for (int ply = 0; ply < most_plies && !hive::is_over(state.outcome()); ++ply) {
      const bool is_greedy = state.to_move() == hive::Colour::white ? is_greedy_white : is_greedy_black;
      const auto move = is_greedy ? greedy_move(state, {}, seed) : random_move(state, {}, seed);
      REQUIRE(move);
      state.play(*move);
    }
    ++results[has_won(state, hive::Colour::white) ? 0 : has_won(state, hive::Colour::black) ? 1 : 2];
  }
  return results;
}

}  // namespace

TEST_CASE("the first move is the first of the list") {
  for (const GameState& state : test::ends_of_hive_games(1, 5, 10)) {
    CHECK(first_move(state, {}) == test::legal_hive_moves(state).front());
  }
}

TEST_CASE("a random move is one of the list, the same again for its seed and ply, and any for others") {
  GameState state(hive::game_types.back());
  std::set<std::pair<int, int>> of_seeds;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const auto move = random_move(state, {}, seed);
    REQUIRE(move);
    CHECK(random_move(state, {}, seed) == move);
    of_seeds.emplace(move->piece, move->to);
  }
  CHECK(of_seeds.size() == test::legal_hive_moves(state).size());
  std::set<std::size_t> of_plies;
  for (int ply = 0; ply < 30; ++ply) {
    const std::vector<Move> moves = test::legal_hive_moves(state);
    const auto move = random_move(state, {}, 7);
    const auto place = std::find(moves.begin(), moves.end(), *move);
    REQUIRE(place != moves.end());
    of_plies.insert(static_cast<std::size_t>(place - moves.begin()));
    state.play(*move);
  }
  CHECK(of_plies.size() > 15);
}

TEST_CASE("a greedy move wins at once where it can, and loses at once only where it must") {
  std::size_t wins = 0;
  std::size_t escapes = 0;
  for (const GameState& state : test::composed_hive_ends(5, 400)) {
    const hive::Colour side = state.to_move();
    const std::vector<Move> moves = test::legal_hive_moves(state);
    const auto leads_to_win_of = [&](hive::Colour winner) {
      return [&state, winner](Move move) { return has_won(after(state, move), winner); };
    };
    const bool can_win = std::any_of(moves.begin(), moves.end(), leads_to_win_of(side));
    const bool must_lose = std::all_of(moves.begin(), moves.end(), leads_to_win_of(other(side)));
    const bool can_lose = std::any_of(moves.begin(), moves.end(), leads_to_win_of(other(side)));
    const auto move = greedy_move(state, {});
    REQUIRE(move);
    CHECK(has_won(after(state, *move), side) == can_win);
    CHECK(has_won(after(state, *move), other(side)) == must_lose);
    wins += std::size_t{can_win};
    escapes += std::size_t{can_lose && !must_lose};
  }
  CHECK(wins > 40);
  CHECK(escapes > 20);
}

TEST_CASE("a greedy move depends on the seed only where several are equal") {
  const GameState state = test::ends_of_hive_games(9, 1, 12).front();
  CHECK(greedy_move(state, {}) == greedy_move(state, {}));
  CHECK(greedy_move(state, {}, 3) == greedy_move(state, {}, 3));
  std::set<std::pair<int, int>> of_seeds;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Move move = *greedy_move(state, {}, seed);
    of_seeds.emplace(move.piece, move.to);
  }
  CHECK(of_seeds.size() > 1);
  CHECK(of_seeds.size() < test::legal_hive_moves(state).size());
}

TEST_CASE("greed beats chance in most of forty games, on either side") {
  const std::array<int, 3> as_white = results(20, true, false);
  const std::array<int, 3> as_black = results(20, false, true);
  CHECK(as_white[0] + as_black[1] > 30);
  CHECK(as_white[1] + as_black[0] < 5);
}

TEST_CASE("no strategy has a move where the game is over") {
  GameState state = test::composed_hive_ends(5, 1).front();
  while (!hive::is_over(state.outcome())) state.play(*greedy_move(state, {}, state.plies()));
  CHECK_FALSE(first_move(state, {}));
  CHECK_FALSE(random_move(state, {}, 1));
  CHECK_FALSE(greedy_move(state, {}));
}
