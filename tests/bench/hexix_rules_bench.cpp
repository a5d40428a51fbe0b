// The rules of Hexix: leaves a second of the tree of legal plies, with the last ply counted and not made, and plies a
// second of games as a reader plays them. The counts are checked, since a fast wrong count is worth nothing.

#include "bench/support/measuring.hpp"
#include "hexix/rules/legal_moves.hpp"
#include "support/hexix/players.hpp"

#include <benchmark/benchmark.h>

using namespace plyglot;

namespace {

// From a random game: many pieces on the board, some of them in contact.
hexix::State middle_game() {
  test::Random random(20260104);
  const std::array<test::HexixPlayer, 2> players = {test::HexixPlayer::random, test::HexixPlayer::random};
  hexix::State state;
  for (const test::PlayedHexixPly& ply : test::played_hexix_game(random, state.position(), players, 40).plies) {
    play(state, ply.move, judge(state, ply.move));
  }
  return state;
}

// Each ply is judged and played, and whether it ends the game is looked up (hexix R14).
void replay(benchmark::State& state, const test::PlayedHexixGame& game) {
  for (auto pass : state) {
    static_cast<void>(pass);
    hexix::State board(game.initial);
    for (const test::PlayedHexixPly& ply : game.plies) {
      const hexix::Verdict verdict = judge(board, ply.move);
      if (verdict.broken != 0) state.SkipWithError("the game has a fault");
      benchmark::DoNotOptimize(play(board, ply.move, verdict));
      benchmark::DoNotOptimize(has_legal_move(board));
    }
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(game.plies.size()));
}

void add(const std::string& name, const hexix::State& position, unsigned depth, std::uint64_t expected) {
  const std::string full_name = name + ", depth " + std::to_string(depth);
  benchmark::RegisterBenchmark(full_name.c_str(), bench::count_leaves<hexix::State>, position, depth, expected)
      ->Unit(benchmark::kMillisecond);
}

[[maybe_unused]] const bool registered = [] {
  // hexix R10.
  add("Hexix: perft from the start", hexix::State(), 9, 564692);
  add("Hexix: perft from the start", hexix::State(), 10, 3073220);
  // There is no published count for this position: it is checked against one that makes the last ply too.
  const hexix::State middle = middle_game();
  std::uint64_t leaves = 0;
  for (const hexix::Division& part : hexix::divide(middle, 6)) leaves += part.leaves;
  add("Hexix: perft of a random middle game", middle, 6, leaves);

  test::Random random(6);
  const std::array<test::HexixPlayer, 2> players = {test::HexixPlayer::greedy, test::HexixPlayer::greedy};
  const test::PlayedHexixGame game = played_hexix_game(random, hexix::start_position(), players, 80);
  benchmark::RegisterBenchmark("Hexix: replay of a game", replay, game)->Unit(benchmark::kMicrosecond);
  return true;
}();

}  // namespace

BENCHMARK_MAIN();
