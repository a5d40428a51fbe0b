// Looking ahead in Hive: positions a second of the search for the best move, and of the proof of forced wins.

#include "bench/support/hive_middle_game.hpp"
#include "bench/support/measuring.hpp"
#include "hive/search/best_move.hpp"
#include "hive/search/evaluation.hpp"
#include "hive/search/forced_win.hpp"

#include <benchmark/benchmark.h>

using namespace plyglot;

namespace {

void look_ahead(benchmark::State& state, const hive::GameState& position, unsigned depth) {
  hive::SearchLimits limits;
  limits.depth = depth;
  std::uint64_t nodes = 0;
  for (auto pass : state) {
    static_cast<void>(pass);
    const hive::SearchAnswer answer = find_best_move(position, {}, limits);
    if (answer.depth != depth) state.SkipWithError("the search ended early");
    nodes = answer.nodes;
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(nodes));
}

void prove(benchmark::State& state, const hive::GameState& position, unsigned plies) {
  std::uint64_t nodes = 0;
  for (auto pass : state) {
    static_cast<void>(pass);
    const auto proof = prove_win(position, {}, plies);
    if (!proof.is_finished || proof.plies) state.SkipWithError("there should be no win");
    nodes = proof.nodes;
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(nodes));
}

void evaluate_one(benchmark::State& state, const hive::GameState& position) {
  for (auto pass : state) {
    static_cast<void>(pass);
    benchmark::DoNotOptimize(evaluate(position));
  }
  state.SetItemsProcessed(state.iterations());
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  const hive::GameState start(hive::game_types.back());
  const hive::GameState middle = bench::hive_middle_game();
  const auto add = [](const char* name, auto measure, const auto&... arguments) {
    benchmark::RegisterBenchmark(name, measure, arguments...)->Unit(benchmark::kMillisecond);
  };
  add("best move of Base+MLP, depth 6", look_ahead, start, 6U);
  add("best move of a random middle game of Hive, depth 4", look_ahead, middle, 4U);
  add("best move of a random middle game of Hive, depth 5", look_ahead, middle, 5U);
  add("no forced win of a random middle game of Hive, 5 plies", prove, middle, 5U);
  add("no forced win of a random middle game of Hive, 6 plies", prove, middle, 6U);
  add("worth of a random middle game of Hive", evaluate_one, middle);
  bench::run_all();
}
