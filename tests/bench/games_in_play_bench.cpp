// Games that are played on: what a ply costs, at its words or with all that a player asks of each position.

#include "bench/support/measuring.hpp"
#include "support/values/random.hpp"

#include <benchmark/benchmark.h>
#include <plyglot/game.hpp>

using namespace plyglot;
using toolchain::Game;

namespace {

constexpr std::size_t plies = 100;

Game started(std::string_view id) {
  std::string problem;
  std::vector<std::pair<std::string, std::string>> options;
  if (id == "hive") options.emplace_back("type", "Base+MLP");
  return *Game::start(id, options, problem);
}

// The words of a random game; of Homeworlds two homes and builds and trades, which are turns.
std::vector<std::string> random_game(std::string_view id, std::uint64_t seed) {
  test::Random random(seed);
  Game game = started(id);
  std::vector<std::string> words;
  if (id == "homeworlds") words = {"homeworld b1 y3 g3 Alpha", "homeworld b2 g1 g3 Omega"};
  for (const std::string& word : words) game.play(word);
  while (words.size() < plies && !game.end()) {
    const std::vector<toolchain::LegalMove> moves = game.moves();
    if (moves.empty()) break;
    const std::string& word = random.pick(moves).words;
    if (game.play(word).is_played) words.push_back(word);
  }
  return words;
}

// `looks` is called after each ply.
template <class Look>
void play_all(benchmark::State& state, std::string_view id, Look look) {
  std::vector<std::vector<std::string>> games;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) games.push_back(random_game(id, seed));
  std::int64_t played = 0;
  for (auto pass : state) {
    static_cast<void>(pass);
    for (const std::vector<std::string>& words : games) {
      Game game = started(id);
      for (const std::string& word : words) {
        game.play(word);
        look(game);
        ++played;
      }
    }
  }
  state.SetItemsProcessed(played);
}

void measure(std::string_view id) {
  const std::string name = "game in play, " + std::string(id);
  benchmark::RegisterBenchmark((name + "/play words").c_str(),
                               [id](benchmark::State& state) { play_all(state, id, [](Game&) {}); });
  benchmark::RegisterBenchmark((name + "/play words and keep keys").c_str(), [id](benchmark::State& state) {
    play_all(state, id, [](Game& game) { benchmark::DoNotOptimize(game.keys()); });
  });
  benchmark::RegisterBenchmark((name + "/play words and list moves").c_str(), [id](benchmark::State& state) {
    play_all(state, id, [](Game& game) { benchmark::DoNotOptimize(game.moves().size()); });
  });
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  for (const std::string_view id : {"hive", "homeworlds", "hexix", "hopgi"}) measure(id);
  bench::run_all();
}
