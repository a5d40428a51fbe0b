#pragma once
// Systems and ships as actions name them: checks (4) and (5) of homeworlds-rules G15, and power (6).

#include "homeworlds/rules/referee/judgement.hpp"

namespace plyglot::homeworlds {

// Why there is no such system, for `system` and `other_system`; why a ship is not the mover's; and what powers there
// are.
void report_no_place(Judgement& judgement, Part part, std::optional<SystemId> id);
void report_no_own_ship(Judgement& judgement, const State::Place& place);
void report_no_power(Judgement& judgement, const State::Place& place);

// The system or the other system of the action. Null, with the reason reported, if there is none. Valid until a system
// is made or forgotten.
inline const State::Place* find_place(Judgement& judgement, Part part) {
  const Action& action = judgement.action;
  const bool is_other = part == Part::other_system;
  std::optional<SystemId> id = is_other ? action.other_system_id : action.system_id;
  if (!id) id = judgement.state.latest(is_other ? action.other_system : action.system);
  const State::Place* const place = id ? judgement.state.find(*id) : nullptr;
  if (place == nullptr) report_no_place(judgement, part, id);
  return place;
}

// False, with the reason reported, if the mover does not have the action's ship there.
inline bool has_own_ship(Judgement& judgement, const State::Place& place) {
  const PieceSet own = place.ships[judgement.mover()];
  const Piece meant = judgement.action.serials[0];
  const bool has_ship = meant == no_piece ? own.has(*judgement.action.ship) : own.contains(meant);
  if (!has_ship) report_no_own_ship(judgement, place);
  return has_ship;
}

// G3, by colour.
std::array<bool, colours> powers_of(const State::Place& place, Player player);
// Reports the lack of power. Actions of a sacrifice need none, and E4 asks for none.
inline void check_power(Judgement& judgement, const State::Place& place, Colour colour) {
  if (judgement.turn.phase == TurnPhase::sacrificed || judgement.turn.is_free) return;
  const PieceSet ships = place.ships[judgement.mover()];
  if (ships.is_empty() || !(ships | place.stars).has(colour)) report_no_power(judgement, place);
}

// False, with the reason reported, if an existing system is called so. Reports a name that was used before.
bool check_new_name(Judgement& judgement, std::string_view name, Part part);
// `not-in-bank`, with where such pieces are.
Effect skip_for_bank(Judgement& judgement, PieceKind kind, Part part);

}  // namespace plyglot::homeworlds
