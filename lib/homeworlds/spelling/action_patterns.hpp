#pragma once
// How each dialect writes an action, as a table (homeworlds 5).

#include "homeworlds/spelling/dialect.hpp"

namespace plyglot::homeworlds {

// A placeholder stands for a word of the action: `1` `2` the stars, `S` the ship, `L` the letter of its colour, `O` the
// ship with its owner, `N` the system named first, `M` the other one, `Q` the star of a new system, `C` the letter of
// the colour, `W` its word, `P` what a ship becomes, as a piece. All else is written as it stands; a blank before a
// word that the action lacks is left out.
std::string_view pattern_of(Dialect dialect, Verb verb);

// What stands between the actions of a turn.
std::string_view separator_of(Dialect dialect);

}  // namespace plyglot::homeworlds
