// What the state looks like to others.

#include "homeworlds/rules/state.hpp"

namespace plyglot::homeworlds {
namespace {

Pile pile_of(PieceSet pieces) {
  Pile pile{};
  while (!pieces.is_empty()) ++pile[kind_of(pieces.take_first())];
  return pile;
}

System system_of(const State& state, const State::Place& place) {
  System system;
  system.name = state.name(place.id);
  system.star_count = 0;
  for (PieceSet stars = place.stars; !stars.is_empty();)
    system.stars[system.star_count++] = kind_of(stars.take_first());
  system.home = place.home;
  for (Player player = 0; player < state.players(); ++player) system.ships[player] = pile_of(place.ships[player]);
  return system;
}

}  // namespace

Position State::position() const {
  Position position;
  position.players = players_;
  position.to_move = to_move_;
  position.standings = standings_;
  for (const Place& place : places_) position.systems.push_back(system_of(*this, place));
  position.bank = pile_of(bank_);
  return position;
}

}  // namespace plyglot::homeworlds
