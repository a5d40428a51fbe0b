#include "support/hive/near_ends.hpp"

#include "hive/record/projection.hpp"
#include "hive/search/evaluation.hpp"
#include "hive/search/strategies.hpp"
#include "support/hive/hives.hpp"

#include <algorithm>

namespace plyglot::test {

using hive::GameState;

std::vector<GameState> ends_of_hive_games(std::uint64_t first_seed, std::size_t games, std::size_t of_each) {
  constexpr std::size_t most_plies = 120;
  std::vector<GameState> positions;
  for (std::uint64_t seed = first_seed; seed < first_seed + games; ++seed) {
    std::vector<GameState> game = {GameState(hive::game_types[seed % hive::game_types.size()])};
    while (game.size() < most_plies) {
      const bool is_greedy = seed % 3 == 2 || (game.size() + seed) % 2 == 0;
      const auto move = is_greedy ? greedy_move(game.back(), {}, seed) : random_move(game.back(), {}, seed);
      if (!move) break;
      game.push_back(game.back());
      game.back().play(*move);
    }
    if (hive::is_over(game.back().outcome())) game.pop_back();
    const std::size_t first = game.size() > of_each ? game.size() - of_each : 0;
    positions.insert(positions.end(), game.begin() + static_cast<std::ptrdiff_t>(first), game.end());
  }
  return positions;
}

std::vector<GameState> composed_hive_ends(std::uint64_t seed, std::size_t count) {
  Random random(seed);
  HiveWishes wishes;
  wishes.most_bugs = hive::all_pieces;
  wishes.standard_set = wishes.like_a_game = true;
  wishes.dragonflies = false;
  std::vector<GameState> positions;
  while (positions.size() < count) {
    const auto state = state_of(random_hive(random, wishes));
    if (!state || hive::is_over(state->outcome())) continue;
    const auto freedom = [&](hive::Colour side) { return queen_freedom(*state, side); };
    if (std::min(freedom(hive::Colour::white), freedom(hive::Colour::black)) <= 2) positions.push_back(*state);
  }
  return positions;
}

std::vector<hive::Move> legal_hive_moves(const GameState& state) {
  std::vector<hive::Move> moves;
  list_legal_moves(state, {}, moves);
  return moves;
}

}  // namespace plyglot::test
