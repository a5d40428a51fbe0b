#include "homeworlds/rules/position_hints.hpp"

namespace plyglot::homeworlds {
namespace {

// Without its last star a system loses its ships too.
PieceSet losses_in(const State::Place& place, Colour colour) {
  const PieceSet removed = place.pieces() & PieceSet::all(colour);
  return (place.stars - removed).is_empty() ? place.pieces() : removed;
}

// Ships, and the stars of a homeworld.
PieceSet pieces_of(const State::Place& place, Player player) {
  return place.home == player ? place.ships[player] | place.stars : place.ships[player];
}

bool hurts_others_only(const State::Place& place, PieceSet losses, Player players, Player player) {
  bool hurts_another = false;
  for (Player each = 0; each < players; ++each) {
    const bool is_hurt = !(pieces_of(place, each) & losses).is_empty();
    if (is_hurt && each == player) return false;
    hurts_another = hurts_another || is_hurt;
  }
  return hurts_another;
}

}  // namespace

std::vector<Overpopulation> harmless_overpopulations(const State& state, Player player) {
  std::vector<Overpopulation> found;
  for (const State::Place& place : state.places()) {
    for (std::size_t i = 0; i < colours; ++i) {
      const auto colour = static_cast<Colour>(i);
      if (!is_overpopulated(place, colour)) continue;
      const PieceSet losses = losses_in(place, colour);
      if (hurts_others_only(place, losses, state.players(), player)) found.push_back({place.id, colour, losses});
    }
  }
  return found;
}

bool lacks_large_ship_at_home(const State& state, Player player) {
  const State::Place* home = state.home_of(player);
  return home != nullptr && home->ships[player].largest_size() < sizes;
}

}  // namespace plyglot::homeworlds
