#pragma once
// The canonical GameString of a record (hive-notations 5).

#include "hive/spelling/move_texts.hpp"

namespace plyglot::hive::uhp {

// Appends it, without a line end, with the state that its readers see after the plies, and the turn (hive-notations
// N7). Comments from before the game come first, each on a line of its own; other comments have no place.
void print(const Record& record, Outcome state, References references, std::string& out);

}  // namespace plyglot::hive::uhp
