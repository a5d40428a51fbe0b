// homeworlds-rules G8.

#include "homeworlds/rules/referee/named_places.hpp"

namespace plyglot::homeworlds {
namespace {

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

Effect play_attack(Judgement& judgement) {
  const PieceKind ship = *judgement.action.ship;
  const State::Place* place = find_place(judgement, judgement.action.system, Part::system);
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

}  // namespace plyglot::homeworlds
