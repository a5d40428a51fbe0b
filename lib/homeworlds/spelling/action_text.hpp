#pragma once
// Turns and actions as a dialect writes them (homeworlds 5).

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// Appends the actions of a turn in the form of any dialect, and its confirmation where the dialect shows it: without
// its number, comments and last line end, and whether or not the turn has an error. What the record's own dialect need
// not say is left out where the source left it out: a home's name, an attack's owner. For another dialect it is said as
// far as that dialect and the record know it. Names are the record's, in the letter case of the dialect; passes are
// those of the record.
void print_turn(const Record& record, const RecordTurn& turn, Dialect dialect, std::string& out);

// The same for one action of the turn.
void print_action(const Record& record, const RecordTurn& turn, const RecordAction& action, Dialect dialect,
                  std::string& out);

}  // namespace plyglot::homeworlds
