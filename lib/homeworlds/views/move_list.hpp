#pragma once
// The moves of the player to move, as text (homeworlds-rules 8).

#include "homeworlds/rules/state.hpp"

namespace plyglot::homeworlds {

// Appends the basic actions after the last turn, in the order of `basic_actions` and in the canonical form of the
// record's dialect; a new system is called by the first free letter (homeworlds R11). False if there is no such list,
// and why: the position is unknown, the game is over, or the player is not set up.
bool list_moves(const Record& record, std::vector<std::string>& moves, std::string& why);

// The same for actions that are listed already; the state is that after the last turn of the record. A new system may
// have another name.
void append_texts(const Record& record, const State& state, const std::vector<Action>& actions,
                  std::vector<std::string>& texts, std::string_view new_name = {});

}  // namespace plyglot::homeworlds
