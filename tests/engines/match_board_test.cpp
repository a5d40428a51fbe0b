// The board of a match: when a game ends by repetition.
#include "plyglot/match/match_board.hpp"
#include "plyglot/match/match_record.hpp"

#include "support/checks/catch.hpp"

namespace plyglot::tool::match {
namespace {

struct Line {
  const char* game;
  // Played once, and then the others again and again.
  std::vector<std::string> first;
  std::vector<std::string> cycle;
};

Opening start_of(const std::string& game) {
  if (game == "hive") return {"uhp", "Base;NotStarted;White[1]"};
  return {game, ""};
}

// After how many plies the game ends; none if it goes on for as long as the cycle is played five times.
std::optional<std::uint32_t> plies_of(const Line& line, bool has_repetition) {
  MatchPlan plan;
  plan.game = line.game;
  plan.has_repetition = has_repetition;
  MatchBoard board(plan, start_of(line.game));
  const auto play = [&](const std::string& words) {
    INFO(words);
    REQUIRE(board.play(words).is_legal);
    return board.end().has_value();
  };
  for (const std::string& words : line.first) REQUIRE_FALSE(play(words));
  for (int round = 0; round < 5; ++round) {
    for (const std::string& words : line.cycle) {
      if (!play(words)) continue;
      CHECK(board.end()->how == end_names::repetition);
      CHECK_FALSE(board.end()->winner.has_value());
      CHECK(board.is_repeated());
      return board.plies();
    }
    CHECK_FALSE(board.is_repeated());
  }
  return std::nullopt;
}

// Not of Hexix: its pieces grow and go forward, and no way back to a position is known.
TEST_CASE("the third time of a position is a draw in each game") {
  const Line lines[] = {
      {"hive", {"wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"}, {"wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"}},
      {"homeworlds", {"homeworld g1 y2 b3 Alder", "homeworld y3 b2 g3 Birch"}, {"pass", "pass"}},
      {"hopgi", {}, {"Bc1-d3", "Ba3-c4", "Bd3-c1", "Bc4-a3"}},
  };
  for (const Line& line : lines) {
    INFO(line.game);
    // The position before the cycle is the first, and the second and third come at the end of each round.
    CHECK(plies_of(line, true) == line.first.size() + 2 * line.cycle.size());
    CHECK(plies_of(line, false) == std::nullopt);
  }
}

}  // namespace
}  // namespace plyglot::tool::match
