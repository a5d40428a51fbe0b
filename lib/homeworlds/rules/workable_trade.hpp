#pragma once
// Which of two readings of a trade's words can be meant (homeworlds R8).

#include "homeworlds/rules/state.hpp"

namespace plyglot::homeworlds {

// R8.3: the system exists, the player has that ship there, a written size equals the ship's, and the new colour is the
// ship's own or that piece is in the bank.
bool is_workable_trade(const State& state, Player player, const Action& trade);

}  // namespace plyglot::homeworlds
