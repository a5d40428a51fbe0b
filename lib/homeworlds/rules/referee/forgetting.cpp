#include "homeworlds/rules/referee/forgetting.hpp"

namespace plyglot::homeworlds {
namespace {

bool stays_without_stars(const Judgement& judgement, const State::Place& place) {
  if (!place.home) return false;
  switch (judgement.rules.starless_homes) {
    case StarlessHomes::none:
      return false;
    case StarlessHomes::own:
      return place.home == judgement.mover();
    case StarlessHomes::all:
      break;
  }
  return true;
}

// A home that is marked belongs to a player who is not eliminated (G12).
bool stays_without_ships(const Judgement& judgement, const State::Place& place) {
  if (!place.home) return false;
  return place.home == judgement.mover() || !judgement.rules.forgets_empty_enemy_homes;
}

bool refuse_elimination(Judgement& judgement) {
  judgement.report({.rule = Rule::self_elimination, .part = Part::turn});
  return true;
}

}  // namespace

void forget_if_lost(Judgement& judgement, SystemId system) {
  const State::Place* place = judgement.state.find(system);
  if (place == nullptr) return;
  const bool lost_stars = place->stars.is_empty() && !stays_without_stars(judgement, *place);
  const bool lost_ships = place->all_ships().is_empty() && !stays_without_ships(judgement, *place);
  if (lost_stars || lost_ships) judgement.state.forget(system);
}

bool would_desert_home(Judgement& judgement, const State::Place& place, unsigned ships_that_go) {
  if (!judgement.rules.guards_own_home || place.home != judgement.mover()) return false;
  return place.ships[judgement.mover()].count() <= ships_that_go && refuse_elimination(judgement);
}

bool would_destroy_home(Judgement& judgement, const State::Place& place, Colour colour) {
  if (would_desert_home(judgement, place, place.ships[judgement.mover()].count(colour))) return true;
  if (!judgement.rules.guards_own_home || place.home != judgement.mover()) return false;
  return place.stars.count() == place.stars.count(colour) && refuse_elimination(judgement);
}

}  // namespace plyglot::homeworlds
