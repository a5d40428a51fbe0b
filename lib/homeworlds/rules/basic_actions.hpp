#pragma once
// The legal basic actions of the player to move (homeworlds-rules 8).

#include "homeworlds/rules/state.hpp"

namespace plyglot::homeworlds {

// Systems in the order of their creation, in each the verbs in the order of Verb and the pieces in theirs. Builds carry
// the piece that the bank gives; discoveries have no name yet; attacks have an owner if there are more than two
// players. The names view the state's and are valid until a system is created. Empty if the player is not set up or is
// eliminated. Whether the game is over is not asked. After a sacrifice those of its colour, wherever the player has
// ships (G9).
std::vector<Action> basic_actions(const State& state, std::optional<Colour> sacrificed = std::nullopt);

// Which of two readings of a trade's words can be meant (homeworlds R8).

// R8.3: the system exists, the player has that ship there, a written size equals the ship's, and the new colour is the
// ship's own or that piece is in the bank.
bool is_workable_trade(const State& state, Player player, const Action& trade);

}  // namespace plyglot::homeworlds
