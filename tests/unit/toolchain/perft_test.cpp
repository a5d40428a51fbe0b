#include "support/checks/catch.hpp"
#include "support/games/records.hpp"

#include <plyglot/perft.hpp>

using namespace plyglot;
using toolchain::Perft;

namespace {

toolchain::Language hop() {
  std::string problem;
  return toolchain::language("hop", problem);
}

}  // namespace

TEST_CASE("perft counts from the start of a game, with its options") {
  CHECK(toolchain::perft_from_start("hive", {}, 0, false).leaves == 1);
  CHECK(toolchain::perft_from_start("hive", {}, 3, false).leaves == 1440);
  CHECK(toolchain::perft_from_start("hive", {{"type", "Base+MLP"}}, 3, false).leaves == 6678);
  // With the queen allowed at once each side has five pieces to choose from.
  CHECK(toolchain::perft_from_start("hive", {{"queen-first", "allowed"}}, 2, false).leaves == 5 * 5 * 6);
  CHECK(toolchain::perft_from_start("hopgi", {}, 2, false).leaves == 9214);
}

TEST_CASE("a division names each first move and adds up to the whole") {
  const Perft result = toolchain::perft_from_start("hive", {}, 4, true);
  CHECK(result.leaves == 21600);
  REQUIRE(result.division.size() == 4);
  CHECK(result.division[0].first == "wA1");
  std::uint64_t sum = 0;
  for (const auto& [move, leaves] : result.division) sum += leaves;
  CHECK(sum == result.leaves);
}

TEST_CASE("the first turns of a division of Hopgi are sorted by their bytes, and a king's order of legs counts") {
  const Perft result = toolchain::perft_from_start("hopgi", {}, 2, true);
  CHECK(result.leaves == 9214);
  REQUIRE(result.division.size() == 97);
  CHECK(result.division.front().first == "B@c3");
  CHECK(result.division.back().first == "Wf1-g3;Fd1-e3");
}

TEST_CASE("what cannot be counted says why") {
  CHECK(toolchain::perft_from_start("hopgy", {}, 1, false).problem ==
        "there is no game `hopgy`; did you mean `hopgi`?");
  CHECK(toolchain::perft_from_start("hopgi", {{"type", "x"}}, 1, false).problem ==
        "there is no option `type`, nor any other");
  CHECK(toolchain::perft_from_start("hiev", {}, 1, false).problem == "there is no game `hiev`; did you mean `hive`?");
  CHECK_FALSE(toolchain::perft_from_start("hive", {{"type", "Base+X"}}, 1, false).problem.empty());
  hive::Position position;
  position.set.of(hive::Colour::white, hive::BugKind::dragonfly) = 1;
  CHECK_FALSE(toolchain::perft(toolchain::Model(position), hop(), 1, false).problem.empty());
}
