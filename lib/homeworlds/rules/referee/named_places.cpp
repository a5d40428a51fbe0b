#include "homeworlds/rules/referee/named_places.hpp"

#include "homeworlds/rules/referee/near_system.hpp"

#include <algorithm>

namespace plyglot::homeworlds {

const State::Place* find_place(Judgement& judgement, std::string_view name, Part part) {
  const State& state = judgement.state;
  const std::optional<SystemId> id = state.latest(name);
  if (!id) {
    judgement.report({.rule = Rule::unknown_system, .part = part, .system = near_system(state, name)});
    return nullptr;
  }
  const State::Place* place = state.find(*id);
  if (place != nullptr) return place;
  Violation violation{.rule = Rule::forgotten_system, .part = part};
  violation.add_cause({state.disappearance(*id), *id});
  judgement.report(violation);
  return nullptr;
}

bool has_own_ship(Judgement& judgement, const State::Place& place) {
  const PieceKind ship = *judgement.action.ship;
  if (place.ships[judgement.mover()].has(ship)) return true;
  const bool has_other = place.all_ships().has(ship);
  judgement.report({.rule = has_other ? Rule::not_your_ship : Rule::no_such_ship, .part = Part::ship});
  return false;
}

std::array<bool, colours> powers_of(const State::Place& place, Player player) {
  std::array<bool, colours> powers{};
  const PieceSet ships = place.ships[player];
  if (ships.is_empty()) return powers;
  for (std::size_t i = 0; i < colours; ++i) powers[i] = (ships | place.stars).has(static_cast<Colour>(i));
  return powers;
}

void check_power(Judgement& judgement, const State::Place& place, Colour colour) {
  if (judgement.turn.phase == TurnPhase::sacrificed || judgement.turn.is_free) return;
  const PieceSet ships = place.ships[judgement.mover()];
  if (!ships.is_empty() && (ships | place.stars).has(colour)) return;
  judgement.report({.rule = Rule::no_technology, .part = Part::verb, .powers = powers_of(place, judgement.mover())});
}

bool check_new_name(Judgement& judgement, std::string_view name, Part part) {
  const State& state = judgement.state;
  const std::optional<SystemId> id = state.latest(name);
  if (!id) return true;
  const bool exists = state.find(*id) != nullptr;
  Violation violation{.rule = exists ? Rule::duplicate_name : Rule::name_reuse, .part = part};
  violation.add_cause({state.creation(*id), *id});
  judgement.report(violation);
  return !exists;
}

namespace {

// Causes are named once, though several pieces came there by the same action.
void add_cause_once(Violation& violation, Cause cause) {
  const auto* end = violation.causes.begin() + violation.cause_count;
  if (std::find(violation.causes.cbegin(), end, cause) == end) violation.add_cause(cause);
}

}  // namespace

Effect skip_for_bank(Judgement& judgement, PieceKind kind, Part part) {
  Violation violation{.rule = Rule::not_in_bank, .part = part, .piece = kind};
  for (const State::Place& place : judgement.state.places()) {
    PieceSet pieces = place.pieces() & PieceSet::all(kind);
    while (!pieces.is_empty()) {
      add_cause_once(violation, {judgement.state.origin(pieces.take_first()), place.id});
    }
  }
  return judgement.skip(violation);
}

}  // namespace plyglot::homeworlds
