#pragma once
// What the words of an action mean on the board (homeworlds 4).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"
#include "homeworlds/rules/referee/referee.hpp"

namespace plyglot::homeworlds {

// The action that a node stands for. A node without a name for a new system leaves it empty. Names view the source.
Action read_action(const Reading& reading, const ActionNode& node, Player players);

// Whose ship an attack takes, where it is not written: the only enemy who has it there.
std::optional<Player> owner_by_position(const State& state, Player player, const Action& attack);

}  // namespace plyglot::homeworlds
