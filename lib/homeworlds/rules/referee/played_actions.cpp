// Actions as they are judged and played (homeworlds-rules G4 to G10).

#include "homeworlds/rules/referee/judgement.hpp"
#include "homeworlds/rules/referee/named_places.hpp"

namespace plyglot::homeworlds {
namespace {

// What becomes of systems that have lost their stars or ships (homeworlds-rules G11, G18).
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

// After an action in the system.
void forget_if_lost(Judgement& judgement, SystemId system) {
  const State::Place* place = judgement.state.find(system);
  if (place == nullptr) return;
  const bool lost_stars = place->stars.is_empty() && !stays_without_stars(judgement, *place);
  const bool lost_ships = place->all_ships().is_empty() && !stays_without_ships(judgement, *place);
  if (lost_stars || lost_ships) judgement.state.forget(system);
}

// G18b: true if the mover's home would be left without own ships if these went, which is reported then: the action is
// not played.
bool would_desert_home(Judgement& judgement, const State::Place& place, unsigned ships_that_go) {
  if (!judgement.rules.guards_own_home || place.home != judgement.mover()) return false;
  return place.ships[judgement.mover()].count() <= ships_that_go && refuse_elimination(judgement);
}

// The same if all pieces of a colour went.
bool would_destroy_home(Judgement& judgement, const State::Place& place, Colour colour) {
  if (would_desert_home(judgement, place, place.ships[judgement.mover()].count(colour))) return true;
  if (!judgement.rules.guards_own_home || place.home != judgement.mover()) return false;
  return place.stars.count() == place.stars.count(colour) && refuse_elimination(judgement);
}

// The enemies who have such a ship there; only the one whose letter is written, if one is.
std::array<bool, most_players> targets_of(const Judgement& judgement, const State::Place& place) {
  const Action& action = judgement.action;
  std::array<bool, most_players> targets{};
  for (Player player = 0; player < judgement.state.players(); ++player) {
    if (player == judgement.mover() || (action.owner && *action.owner != player)) continue;
    targets[player] = place.ships[player].has(*action.ship);
  }
  return targets;
}

Effect skip_without_target(Judgement& judgement, const State::Place& place) {
  const Action& action = judgement.action;
  const PieceSet own = place.ships[judgement.mover()];
  const bool is_only_own = own.has(*action.ship) && !(place.all_ships() - own).has(*action.ship);
  const bool is_own = action.owner == judgement.mover() || is_only_own;
  return judgement.skip({.rule = is_own ? Rule::attack_own_ship : Rule::no_such_ship, .part = Part::ship});
}

}  // namespace

// G4.
Effect play_build(Judgement& judgement) {
  const Action& action = judgement.action;
  State& state = judgement.state;
  const Colour colour = action.ship ? colour_of(*action.ship) : action.colour;
  const State::Place* place = find_place(judgement, Part::system);
  if (place == nullptr) return Effect::skipped;
  if (!place->ships[judgement.mover()].has(colour)) {
    return judgement.skip({.rule = Rule::no_ship_of_colour, .part = Part::ship});
  }
  check_power(judgement, *place, Colour::green);

  if (!state.bank().has(colour)) return judgement.skip({.rule = Rule::bank_out_of_colour, .part = Part::ship});
  const PieceKind smallest = kind_of((state.bank() & PieceSet::all(colour)).first());
  if (action.ship && *action.ship != smallest) {
    const auto left = static_cast<std::uint8_t>(state.bank().count(smallest));
    judgement.report({.rule = Rule::wrong_build_size, .part = Part::ship, .piece = smallest, .count = left});
  }
  state.put_ship(place->id, judgement.mover(), smallest);
  return Effect::applied;
}

// G6.
Effect play_move(Judgement& judgement) {
  const Action& action = judgement.action;
  State& state = judgement.state;
  const State::Place* from = find_place(judgement, Part::system);
  if (from == nullptr || !has_own_ship(judgement, *from)) return Effect::skipped;
  check_power(judgement, *from, Colour::yellow);

  const State::Place* to = find_place(judgement, Part::other_system);
  if (to == nullptr) return Effect::skipped;
  if (from->id == to->id || !are_connected(from->stars, to->stars)) {
    judgement.report({.rule = Rule::not_connected, .part = Part::other_system});
  }
  const SystemId left = from->id;
  if (from->id != to->id && would_desert_home(judgement, *from, 1)) return Effect::skipped;
  state.move_ship(left, to->id, judgement.mover(), *action.ship);
  forget_if_lost(judgement, left);
  return Effect::applied;
}

// G7.
Effect play_discover(Judgement& judgement) {
  const Action& action = judgement.action;
  State& state = judgement.state;
  const State::Place* from = find_place(judgement, Part::system);
  if (from == nullptr || !has_own_ship(judgement, *from)) return Effect::skipped;
  check_power(judgement, *from, Colour::yellow);

  if (!check_new_name(judgement, action.other_system, Part::other_system)) return Effect::skipped;
  if (!state.bank().has(action.star)) return skip_for_bank(judgement, action.star, Part::star);
  if (!are_connected(from->stars, PieceSet::some(action.star, 1))) {
    judgement.report({.rule = Rule::not_connected, .part = Part::star});
  }
  if (would_desert_home(judgement, *from, 1)) return Effect::skipped;
  const SystemId left = from->id;
  const SystemId found = state.create(action.other_system, std::nullopt);
  state.put_star(found, action.star);
  state.move_ship(left, found, judgement.mover(), *action.ship);
  forget_if_lost(judgement, left);
  return Effect::applied;
}

// G5.
Effect play_trade(Judgement& judgement) {
  const Action& action = judgement.action;
  State& state = judgement.state;
  const State::Place* place = find_place(judgement, Part::system);
  if (place == nullptr || !has_own_ship(judgement, *place)) return Effect::skipped;
  check_power(judgement, *place, Colour::blue);

  const PieceKind old_ship = *action.ship;
  const PieceKind new_ship = kind_of(action.colour, size_of(old_ship));
  // G24.
  if (action.written_size && *action.written_size != size_of(old_ship)) {
    judgement.report({.rule = Rule::trade_size, .part = Part::colour, .piece = new_ship});
  }
  if (old_ship == new_ship) judgement.report({.rule = Rule::redundant_trade, .part = Part::colour});
  // G19: the old piece goes to the bank first, unless the profile takes the new one before.
  const bool needs_bank = old_ship != new_ship || judgement.rules.trades_with_bank_only;
  if (needs_bank && !state.bank().has(new_ship)) return skip_for_bank(judgement, new_ship, Part::colour);
  state.return_ship(place->id, judgement.mover(), old_ship);
  state.put_ship(place->id, judgement.mover(), new_ship);
  return Effect::applied;
}

// G8.
Effect play_attack(Judgement& judgement) {
  const PieceKind ship = *judgement.action.ship;
  const State::Place* place = find_place(judgement, Part::system);
  if (place == nullptr) return Effect::skipped;
  const std::array<bool, most_players> targets = targets_of(judgement, *place);
  std::size_t target_count = 0;
  Player target = 0;
  for (Player player = 0; player < most_players; ++player) {
    if (!targets[player]) continue;
    ++target_count;
    target = player;
  }
  if (target_count == 0) return skip_without_target(judgement, *place);
  if (target_count > 1) return judgement.skip({.rule = Rule::attack_owner_missing, .part = Part::ship});
  const PieceSet own = place->ships[judgement.mover()];
  if (own.is_empty()) return judgement.skip({.rule = Rule::no_attacker, .part = Part::verb});
  check_power(judgement, *place, Colour::red);

  const PieceSet largest = own & PieceSet::all_of_size(own.largest_size());
  if (own.largest_size() < size_of(ship)) {
    judgement.report({.rule = Rule::attack_too_large, .part = Part::ship, .piece = kind_of(largest.first())});
  }
  judgement.state.hand_over_ship(place->id, target, judgement.mover(), ship);
  return Effect::applied;
}

// G9.
Effect play_sacrifice(Judgement& judgement) {
  const Action& action = judgement.action;
  const State::Place* place = find_place(judgement, Part::system);
  if (place == nullptr || !has_own_ship(judgement, *place)) return Effect::skipped;
  if (would_desert_home(judgement, *place, 1)) return Effect::skipped;
  const SystemId left = place->id;
  judgement.state.return_ship(left, judgement.mover(), *action.ship);
  forget_if_lost(judgement, left);

  // One that comes too late gives no actions of its own: nothing is counted any more (E4).
  Turn& turn = judgement.turn;
  if (turn.is_free) return Effect::applied;
  turn.phase = TurnPhase::sacrificed;
  turn.sacrifice = judgement.number();
  turn.colour = colour_of(*action.ship);
  turn.actions_left = size_of(*action.ship);
  return Effect::applied;
}

// G10.
Effect play_catastrophe(Judgement& judgement) {
  const Colour colour = judgement.action.colour;
  const State::Place* place = find_place(judgement, Part::system);
  if (place == nullptr) return Effect::skipped;
  const unsigned count = place->pieces().count(colour);
  if (count < overpopulation) {
    return judgement.skip(
        {.rule = Rule::no_overpopulation, .part = Part::colour, .count = static_cast<std::uint8_t>(count)});
  }
  if (would_destroy_home(judgement, *place, colour)) return Effect::skipped;
  const SystemId system = place->id;
  judgement.state.remove_colour(system, colour);
  forget_if_lost(judgement, system);
  return Effect::applied;
}

}  // namespace plyglot::homeworlds
