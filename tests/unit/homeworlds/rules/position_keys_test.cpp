#include "homeworlds/rules/position_keys.hpp"

#include "support/checks/catch.hpp"
#include "support/homeworlds/players/random.hpp"
#include "support/homeworlds/turns.hpp"
#include "support/values/one_to_one.hpp"

#include <algorithm>

using namespace plyglot;

namespace {

// A line for each system, in their alphabetical order, with players counted from the one to move.
std::string text_of(const homeworlds::State& state) {
  const auto seat = [&](homeworlds::Player player) {
    return static_cast<std::size_t>((player + state.players() - state.to_move()) % state.players());
  };
  const auto pieces = [](homeworlds::PieceSet set) {
    std::string text;
    while (!set.is_empty()) text += name_of(homeworlds::kind_of(set.take_first()));
    return text;
  };
  std::vector<std::string> lines;
  for (const homeworlds::State::Place& place : state.places()) {
    std::string line = pieces(place.stars);
    std::vector<std::string> ships(state.players());
    for (homeworlds::Player player = 0; player < state.players(); ++player)
      ships[seat(player)] = pieces(place.ships[player]);
    for (const std::string& owned : ships) line += ',' + owned;
    if (place.home) line += ";home of " + std::to_string(seat(*place.home));
    lines.push_back(line);
  }
  for (homeworlds::Player player = 0; player < state.players(); ++player) {
    lines.push_back(std::to_string(seat(player)) + " is " + std::to_string(static_cast<int>(state.standing(player))));
  }
  std::sort(lines.begin(), lines.end());
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

}  // namespace

TEST_CASE("homeworlds keys: two positions have the same key if they are the same, and else not") {
  test::OneToOne<std::string, PositionKey> keys;
  test::Random random(20261126);
  for (int game = 0; game < 60; ++game) {
    homeworlds::Referee referee =
        test::referee_of(text_of(test::random_homeworlds_game(random, 2 + game % 3, "rules")));
    for (int turns = 0; turns < 25 && !referee.result().is_over; ++turns) {
      const std::vector<test::NaiveAction> turn = test::random_homeworlds_turn(random, referee, 0);
      std::vector<homeworlds::Violation> ignored;
      referee.begin_turn(std::nullopt, false, ignored);
      for (const test::NaiveAction& action : turn) referee.play(test::action_of(action), 0, ignored);
      referee.end_turn(false, ignored);
      CHECK(keys.add(text_of(referee.state()), keys_of(referee.state()).key));
    }
  }
  CHECK(keys.size() > 800);
}

TEST_CASE("homeworlds keys: names and seats are not in them") {
  homeworlds::Position position;
  position.standings = {homeworlds::Standing::alive, homeworlds::Standing::alive};
  homeworlds::System home;
  home.name = "Alpha";
  home.stars = {0, 5};
  home.star_count = 2;
  home.home = homeworlds::Player{0};
  home.ships[0][2] = 1;
  position.systems.push_back(home);
  home.name = "Beta";
  home.home = homeworlds::Player{1};
  home.stars = {3, 10};
  home.ships[0][2] = 0;
  home.ships[1][4] = 2;
  position.systems.push_back(home);
  const PositionKeys keys = keys_of(homeworlds::State(position));

  homeworlds::Position exchanged = position;
  std::swap(exchanged.systems[0].name, exchanged.systems[1].name);
  std::reverse(exchanged.systems.begin(), exchanged.systems.end());
  CHECK(keys_of(homeworlds::State(exchanged)) == keys);
  exchanged.to_move = 1;
  CHECK(keys_of(homeworlds::State(exchanged)) != keys);
  for (homeworlds::System& system : exchanged.systems) {
    system.home = static_cast<homeworlds::Player>(1 - *system.home);
    std::swap(system.ships[0], system.ships[1]);
  }
  CHECK(keys_of(homeworlds::State(exchanged)) == keys);
}
