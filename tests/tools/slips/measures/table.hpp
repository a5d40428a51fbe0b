#pragma once
// The counts as Markdown tables, and held to bounds.

#include "tools/slips/measures/tally.hpp"

namespace plyglot::slips {

// Two tables with a row for each kind, of all games together, and two with a row for each game: of what is found and
// restored, and of what fixes and formatting change.
std::string tables(const std::vector<Tally>& tallies);
// The same with a row for each kind of each game.
std::string full_tables(const std::vector<Tally>& tallies);

// Returns those lines that do not hold of lines `TITLE; MEASURE; BOUND`, in which TITLE is that of a game and notation
// or `all` for all of them together. `errors for each` is at most BOUND hundredths; good measures are at least BOUND in
// a hundred slips that are not legal; others are at most BOUND in a thousand slips. Empty lines and those with `#` in
// front are skipped. Throws std::runtime_error for a line that is none of these.
std::vector<std::string> broken_bounds(const std::vector<Tally>& tallies, const std::string& bounds);

}  // namespace plyglot::slips
