// Keys of positions of Hive, kept from ply to ply, beside the canonical text that says the same of a position.

#include "bench/support/measuring.hpp"
#include "hive/record/projection.hpp"
#include "hive/rules/key_sums.hpp"
#include "hive/rules/legal_moves.hpp"
#include "hive/spelling/hop_text.hpp"
#include "support/values/random.hpp"

#include <benchmark/benchmark.h>

using namespace plyglot;

namespace {

constexpr std::uint32_t plies = 60;

std::vector<hive::Move> random_game(std::uint64_t seed) {
  test::Random random(seed);
  hive::GameState state(hive::game_types.back());
  std::vector<hive::Move> game;
  std::vector<hive::Move> moves;
  while (game.size() < plies) {
    list_legal_moves(state, {}, moves);
    if (moves.empty()) break;
    game.push_back(random.pick(moves));
    state.play(game.back());
  }
  return game;
}

const std::vector<std::vector<hive::Move>>& games() {
  static const std::vector<std::vector<hive::Move>> made = [] {
    std::vector<std::vector<hive::Move>> games;
    for (std::uint64_t seed = 0; seed < 50; ++seed) games.push_back(random_game(seed));
    return games;
  }();
  return made;
}

// Calls look(state) after each ply, and begin(state) before the first one of each game.
template <class Begin, class Look>
void play_all(benchmark::State& state, Begin begin, Look look) {
  std::int64_t positions = 0;
  for (auto pass : state) {
    static_cast<void>(pass);
    for (const std::vector<hive::Move>& game : games()) {
      hive::GameState position(hive::game_types.back());
      begin(position);
      for (const hive::Move move : game) {
        position.play(move);
        look(position, move);
        ++positions;
      }
    }
  }
  state.SetItemsProcessed(positions);
}

void only_play(benchmark::State& state) {
  play_all(
      state, [](const hive::GameState&) {},
      [](const hive::GameState& position, hive::Move) { benchmark::DoNotOptimize(position.plies()); });
}

void keep_keys(benchmark::State& state) {
  std::optional<hive::KeySums> sums;
  play_all(
      state, [&](const hive::GameState& position) { sums.emplace(position); },
      [&](const hive::GameState& position, hive::Move move) {
        sums->follow(position, move.piece);
        benchmark::DoNotOptimize(sums->keys(position));
      });
}

void write_texts(benchmark::State& state) {
  std::string text;
  play_all(
      state, [](const hive::GameState&) {},
      [&](const hive::GameState& position, hive::Move) {
        text.clear();
        print(position_of(position), hive::hop::Dialect::spec, text);
        benchmark::DoNotOptimize(text.data());
      });
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  benchmark::RegisterBenchmark("hive, keys of positions/play alone", only_play);
  benchmark::RegisterBenchmark("hive, keys of positions/play and keep keys", keep_keys);
  benchmark::RegisterBenchmark("hive, keys of positions/play and write canonical text", write_texts);
  bench::run_all();
}
