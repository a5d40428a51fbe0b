#pragma once
// Turns and actions as a dialect writes them (homeworlds 5).

#include "homeworlds/spelling/dialect.hpp"

namespace plyglot::homeworlds {

// How each dialect writes an action, as a table (homeworlds 5).

// A placeholder stands for a word of the action: `1` `2` the stars, `S` the ship, `L` the letter of its colour, `O` the
// ship with its owner, `N` the system named first, `M` the other one, `Q` the star of a new system, `C` the letter of
// the colour, `W` its word, `P` what a ship becomes, as a piece. All else is written as it is; a blank before a word
// that the action lacks is left out.
std::string_view pattern_of(Dialect dialect, Verb verb);

// What is written between the actions of a turn.
std::string_view separator_of(Dialect dialect);

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
