// The rules of Hopgi: leaves a second of the tree of legal turns, with the last turn counted and not made, and turns a
// second of games as a reader plays them. The counts are checked, since a fast wrong count is worth nothing.

#include "bench/support/measuring.hpp"
#include "hopgi/rules/legal_turns.hpp"
#include "support/hopgi/players.hpp"

#include <benchmark/benchmark.h>

using namespace plyglot;

namespace {

test::PlayedHopgiGame game_of(std::uint64_t seed, test::HopgiPlayer player, std::size_t turns) {
  test::Random random(seed);
  return played_hopgi_game(random, hopgi::start_position(), {player, player}, turns);
}

// From a random game: pieces promoted and in hand.
hopgi::State middle_game() {
  const test::PlayedHopgiGame game = game_of(7, test::HopgiPlayer::random, 60);
  hopgi::State state(game.initial);
  for (const hopgi::Turn& turn : game.turns) play_turn(state, turn);
  return state;
}

// Each turn is judged and played, and whether it ends the game is looked up (hopgi R10).
void replay(benchmark::State& state, const std::vector<test::PlayedHopgiGame>& games) {
  std::int64_t turns = 0;
  for (auto pass : state) {
    static_cast<void>(pass);
    for (const test::PlayedHopgiGame& game : games) {
      hopgi::State board(game.initial);
      for (const hopgi::Turn& turn : game.turns) {
        if (!is_legal(board, turn)) state.SkipWithError("a game has a fault");
        play_turn(board, turn);
        benchmark::DoNotOptimize(is_over(board));
      }
      turns += static_cast<std::int64_t>(game.turns.size());
    }
  }
  state.SetItemsProcessed(turns);
}

void add(const std::string& name, const hopgi::State& position, unsigned depth, std::uint64_t expected) {
  const std::string full_name = name + ", depth " + std::to_string(depth);
  benchmark::RegisterBenchmark(full_name.c_str(), bench::count_leaves<hopgi::State>, position, depth, expected)
      ->Unit(benchmark::kMillisecond);
}

[[maybe_unused]] const bool registered = [] {
  // hopgi R11.
  add("Hopgi: perft from the start", hopgi::State(), 3, 734553);
  add("Hopgi: perft from the start", hopgi::State(), 4, 57986526);
  // There is no published count for this position: it is checked against one that makes the last turn too.
  const hopgi::State middle = middle_game();
  std::uint64_t leaves = 0;
  for (const hopgi::Division& first : hopgi::divide(middle, 2)) {
    hopgi::State after = middle;
    play_turn(after, first.turn);
    for (const hopgi::Division& second : hopgi::divide(after, 2)) leaves += second.leaves;
  }
  add("Hopgi: perft of a random middle game", middle, 3, leaves);
  std::vector<test::PlayedHopgiGame> games;
  for (std::uint64_t seed = 0; seed < 20; ++seed) games.push_back(game_of(seed, test::HopgiPlayer::random, 200));
  benchmark::RegisterBenchmark("Hopgi: replay of games", replay, games)->Unit(benchmark::kMicrosecond);
  return true;
}();

}  // namespace

BENCHMARK_MAIN();
