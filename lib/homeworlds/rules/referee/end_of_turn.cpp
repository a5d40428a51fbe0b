#include "homeworlds/rules/referee/end_of_turn.hpp"

namespace plyglot::homeworlds {
namespace {

std::optional<SystemId> starless_home(const State& state) {
  for (const State::Place& place : state.places()) {
    if (place.home && place.stars.is_empty()) return place.id;
  }
  return std::nullopt;
}

Player seat_after(const State& state, Player player) {
  const auto next = static_cast<Player>(player + 1);
  return next == state.players() ? Player{0} : next;
}

// The home mark is taken off; what is no system any more is forgotten.
void release_home(State& state, SystemId home) {
  state.unmark_home(home);
  const State::Place* place = state.find(home);
  if (place->stars.is_empty() || place->all_ships().is_empty()) state.forget(home);
}

}  // namespace

Losses eliminate_players(State& state) {
  while (const std::optional<SystemId> home = starless_home(state)) state.forget(*home);
  Losses losses{};
  for (Player player = 0; player < state.players(); ++player) {
    if (state.standing(player) != Standing::alive) continue;
    const State::Place* home = state.home_of(player);
    if (home != nullptr && !home->ships[player].is_empty()) continue;
    losses[player] = true;
    state.set_standing(player, Standing::eliminated);
    if (home != nullptr) release_home(state, home->id);
  }
  return losses;
}

std::optional<Player> left_hand_opponent(const State& state, Player player) {
  for (Player other = seat_after(state, player); other != player; other = seat_after(state, other)) {
    if (state.standing(other) == Standing::alive) return other;
  }
  return std::nullopt;
}

Result result_of(const State& state) {
  Result result;
  unsigned alive = 0;
  for (Player player = 0; player < state.players(); ++player) {
    if (state.standing(player) == Standing::not_set_up) return {};
    if (state.standing(player) != Standing::alive) continue;
    ++alive;
    result.winner = player;
  }
  if (alive > 1) return {};
  result.is_over = true;
  return result;
}

Player next_player(const State& state, Player player) {
  for (Player other = seat_after(state, player); other != player; other = seat_after(state, other)) {
    if (state.standing(other) != Standing::eliminated) return other;
  }
  // Nobody else is left: the winner, or in a draw the next seat.
  return state.standing(player) == Standing::eliminated ? seat_after(state, player) : player;
}

}  // namespace plyglot::homeworlds
