#pragma once
// Homeworlds games in other dialects, for tests.

#include "homeworlds/retarget.hpp"
#include "support/homeworlds_games.hpp"

namespace plyglot::test {

// `translate/lost-pass: pass -> `, one a line, sorted; without what is said of the game as a whole.
std::string losses_text(const homeworlds::Retargeted& translation);

// The anonymous position after every turn that is certain, with the player to move, by the rules of the record.
std::vector<std::string> positions_of(const homeworlds::Record& record);

homeworlds::Dialect homeworlds_dialect(std::string_view name);

}  // namespace plyglot::test
