#pragma once
// What happens at the end of a turn (homeworlds-rules G12 to G14).

#include "homeworlds/rules/referee/referee.hpp"

namespace plyglot::homeworlds {

// By player: who lost the game in this turn.
using Losses = std::array<bool, most_players>;
// G12.
Losses eliminate_players(State& state);

// The next player after this one who is alive; none if there is no other.
std::optional<Player> left_hand_opponent(const State& state, Player player);
// G13, without regard to how it came about.
Result result_of(const State& state);
// G13. After the end of the game as well.
Player next_player(const State& state, Player player);

}  // namespace plyglot::homeworlds
