#pragma once
// Turns in the layout `rounds` (homeworlds 5).

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// Appends the lines of a turn of `seed` below its mark, without the last line end: one for each action, and the name of
// a homeworld alone on the next line, if it is written.
void print_round_turn(const Record& record, const RecordTurn& turn, std::string& out);

}  // namespace plyglot::homeworlds
