#pragma once
// The canonical GameString of a record (hive-notations 5).

#include "hive/record_moves.hpp"

namespace plyglot::hive::uhp {

// Appends it, without a line end, with the state and turn after the plies (hive-notations N7). Comments from before the
// game come first, each on a line of its own; other comments have no place.
void print(const Record& record, References references, std::string& out);

}  // namespace plyglot::hive::uhp
