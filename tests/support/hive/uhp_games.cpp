#include "support/hive/uhp_games.hpp"

#include "hive/spelling/move_string.hpp"
#include "support/checks/catch.hpp"

namespace plyglot::test {

UhpGame uhp_game(const std::string& text) {
  INFO(text);
  const std::optional<UhpGame> game = read_uhp_game(text);
  REQUIRE(game);
  return *game;
}

hive::Attempt attempt_of(const hive::GameState& state, const std::string& move) {
  INFO(move);
  const std::optional<hive::Attempt> attempt = read_attempt(state, move);
  REQUIRE(attempt);
  return *attempt;
}

hive::Game played(const UhpGame& game, const hive::RuleOptions& options) {
  Replay result = replay(game, options);
  REQUIRE(result.problem == "");
  return std::move(result.game);
}

hive::Game played(const std::string& game_string, const hive::RuleOptions& options) {
  return played(uhp_game(game_string), options);
}

std::vector<std::string> legal_move_strings(const hive::Game& game) {
  return hive::uhp::move_strings(game.state(), game.legal_moves());
}

}  // namespace plyglot::test
