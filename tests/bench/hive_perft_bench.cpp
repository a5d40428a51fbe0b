// Counting the tree of legal moves of Hive: leaves a second, with the last ply counted and not made. The counts are
// checked, since a fast wrong count is worth nothing.

#include "bench/support/hive_middle_game.hpp"
#include "bench/support/measuring.hpp"
#include "hive/rules/perft.hpp"
#include "support/files/vectors.hpp"
#include "support/hive/uhp_replay.hpp"
#include "support/values/random.hpp"

#include <benchmark/benchmark.h>

using namespace plyglot;

namespace {

void count_leaves(benchmark::State& state, const hive::GameState& position, unsigned depth, hive::PerftMode mode,
                  std::uint64_t expected) {
  std::uint64_t leaves = 0;
  for (auto pass : state) {
    static_cast<void>(pass);
    leaves = hive::perft(position, depth, {}, mode);
    if (leaves != expected) state.SkipWithError("the count is wrong");
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(leaves));
}

using hive::PerftMode;
constexpr std::pair<const char*, PerftMode> modes[] = {{"walk all", PerftMode::walk_all},
                                                       {"share placements", PerftMode::share_placements}};

void add(const std::string& name, const hive::GameState& position, unsigned depth, std::uint64_t expected) {
  for (const auto& [mode_name, mode] : modes) {
    const std::string full_name = name + ", depth " + std::to_string(depth) + '/' + mode_name;
    benchmark::RegisterBenchmark(full_name.c_str(), count_leaves, position, depth, mode, expected)
        ->Unit(benchmark::kMillisecond);
  }
}

// The published middle games, where they lie beside the project: rows that take about a second.
void add_published_games() {
  std::size_t number = 0;
  for (const auto& cells : test::table_vectors("hive/perft.tsv")) {
    if (cells[0].find("InProgress") == std::string::npos) continue;
    const std::uint64_t leaves = std::stoull(cells[2]);
    if (leaves < 10'000'000 || leaves > 200'000'000) continue;
    const auto depth = static_cast<unsigned>(std::stoul(cells[1]));
    const std::optional<test::UhpGame> game = test::read_uhp_game(cells[0]);
    if (!game) continue;
    add("perft of published game " + std::to_string(++number), test::replay(*game).game.state(), depth, leaves);
  }
}

// Seven plies from the start, in the order of `game_types`: the counts that public engines agree on (hive-rules 8).
constexpr std::uint64_t leaves_at_depth_7[] = {181641900,  527164524,  529630188,  532753872,
                                               1357078404, 1363837116, 1366372440, 3151035948};

void add_depth_7() {
  for (std::size_t i = 0; i < hive::game_types.size(); ++i) {
    const std::string name = "perft of " + hive::name_of(hive::game_types[i]) + ", depth 7/share placements";
    benchmark::RegisterBenchmark(name.c_str(), count_leaves, hive::GameState(hive::game_types[i]), 7U,
                                 PerftMode::share_placements, leaves_at_depth_7[i])
        ->Unit(benchmark::kMillisecond)
        ->Iterations(1);
  }
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  const hive::GameState start(hive::game_types.back());
  const hive::GameState middle = bench::hive_middle_game();
  add("perft of Base+MLP", start, 6, 192353904);
  // There is no published count for this position: the count is that of the mode that makes every move.
  add("perft of a random middle game of Hive", middle, 3, hive::perft(middle, 3, {}, PerftMode::walk_all));
  add_published_games();
  add_depth_7();
  bench::run_all();
}
