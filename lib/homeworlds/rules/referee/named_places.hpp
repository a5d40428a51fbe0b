#pragma once
// Systems and ships as actions name them: checks (4) and (5) of homeworlds-rules G15, and power (6).

#include "homeworlds/rules/referee/judgement.hpp"

namespace plyglot::homeworlds {

// The system or the other system of the action. Null, with the reason reported, if there is none. Valid until a system
// is made or forgotten.
const State::Place* find_place(Judgement& judgement, Part part);
// False, with the reason reported, if the mover does not have the action's ship there.
bool has_own_ship(Judgement& judgement, const State::Place& place);

// G3, by colour.
std::array<bool, colours> powers_of(const State::Place& place, Player player);
// Reports the lack of power. Actions of a sacrifice need none, and E4 asks for none.
void check_power(Judgement& judgement, const State::Place& place, Colour colour);

// False, with the reason reported, if an existing system is called so. Reports a name that was used before.
bool check_new_name(Judgement& judgement, std::string_view name, Part part);
// `not-in-bank`, with where such pieces are.
Effect skip_for_bank(Judgement& judgement, PieceKind kind, Part part);

}  // namespace plyglot::homeworlds
